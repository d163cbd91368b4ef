import type { ReactNode } from "react"
import { fileAddress } from "../file/fileAddress.ts"
import { Row } from "../ui/Row.tsx"
import { Stack } from "../ui/Stack.tsx"
import styles from "./AgencyFrame.module.css"
import { PageHeading } from "./PageHeading.tsx"

interface AgencyFrameProps {
  readonly agency: { readonly name?: string | undefined; readonly logo?: string | undefined }
  readonly title: string
  /** What the window is called where the heading alone would not tell it from others. */
  readonly windowTitle?: string | undefined
  /** The way back, above the heading. */
  readonly back?: ReactNode
  readonly footer: ReactNode
  readonly children: ReactNode
}

/** The page around what an agency shows to people without an account: its logo and name. */
export function AgencyFrame({
  agency,
  title,
  windowTitle = title,
  back,
  footer,
  children
}: AgencyFrameProps) {
  const { name, logo } = agency
  return (
    <Stack gap={5} justify="between" className={styles.frame}>
      <Stack gap={5}>
        <Row as="header" gap={3} nowrap className={styles.header}>
          {logo && <img className={styles.logo} src={fileAddress(logo)} alt="" />}
          <p>{name}</p>
        </Row>
        <Stack as="main" gap={5}>
          {back}
          <PageHeading title={windowTitle}>{title}</PageHeading>
          {children}
        </Stack>
      </Stack>
      <footer className={styles.footer}>{footer}</footer>
    </Stack>
  )
}
