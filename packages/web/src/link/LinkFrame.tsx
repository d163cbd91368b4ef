import type { OpenedLink } from "@crewfleet/sdk"
import { writeInstant } from "@crewfleet/sdk/rules"
import type { ReactNode } from "react"
import { fileAddress } from "../file/fileAddress.ts"
import { PageHeading } from "../layout/PageHeading.tsx"
import { Row } from "../ui/Row.tsx"
import { Stack } from "../ui/Stack.tsx"
import styles from "./LinkFrame.module.css"
import { linkZone } from "./linkZone.ts"

interface LinkFrameProps {
  readonly link: OpenedLink
  readonly title: string
  readonly children: ReactNode
}

/** The page around what a link opens: who gave it out, and until when it can be opened. */
export function LinkFrame({ link, title, children }: LinkFrameProps) {
  const { name, logo } = link.agency
  return (
    <Stack gap={5} justify="between" className={styles.frame}>
      <Stack gap={5}>
        <Row as="header" gap={3} nowrap className={styles.header}>
          {logo && <img className={styles.logo} src={fileAddress(logo)} alt="" />}
          <p>{name}</p>
        </Row>
        <Stack as="main" gap={5}>
          <PageHeading>{title}</PageHeading>
          {children}
        </Stack>
      </Stack>
      <footer className={styles.footer}>
        You can open this until {writeInstant("longMoment", link.endsAt, linkZone(link))}. To change anything,
        ask {name ?? "whoever gave you the link"}.
      </footer>
    </Stack>
  )
}
