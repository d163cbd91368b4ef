import type { AnyForm } from "@crewfleet/sdk/rules"
import type { ComponentProps } from "react"
import { Link } from "wouter"
import { AskedOnce } from "../form/AskedOnce.tsx"
import { PublicFrame } from "../layout/PublicFrame.tsx"
import { thisYear } from "../thisYear.ts"
import { Button } from "../ui/Button.tsx"
import styles from "./PublicForm.module.css"

interface PublicFormProps<Form extends AnyForm> extends ComponentProps<typeof AskedOnce<Form>> {
  readonly product: string
  readonly title: string
  readonly lead?: string
  readonly submit: string
  /** Where else one may want to go: an address, and its words. */
  readonly elsewhere: readonly [href: string, words: string]
}

/** A page that asks something of a guest: one form, one button, and a way elsewhere. */
export function PublicForm<Form extends AnyForm>(props: PublicFormProps<Form>) {
  const { product, title, lead = "", submit, elsewhere, children, ...form } = props
  const [href, words] = elsewhere
  return (
    <PublicFrame product={product} title={title} lead={lead} year={thisYear()}>
      <AskedOnce {...form}>
        <Button type="submit" kind="primary" wide busy={form.busy ?? false}>
          {submit}
        </Button>
      </AskedOnce>
      {children}
      <p className={styles.aside}>
        <Link href={href}>{words}</Link>
      </p>
    </PublicFrame>
  )
}
