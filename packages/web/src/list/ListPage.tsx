import type { ReactNode } from "react"
import { Page } from "../layout/Page.tsx"
import { Button } from "../ui/Button.tsx"
import { ButtonLink } from "../ui/ButtonLink.tsx"
import { ExportList } from "./ExportList.tsx"
import type { List } from "./List.ts"
import { ListCard } from "./ListCard.tsx"
import { useList } from "./useList.ts"

interface ListPageProps<Row, Filter> {
  readonly lead?: string
  readonly list: List<Row, Filter>
  /** Other pages that show the same in another way. */
  readonly views?: ReactNode
  readonly actions?: ReadonlyArray<ListAction>
  /** What is opened from the list; it may ask for the same page once more. */
  readonly children?: (reload: () => void) => ReactNode
}

/** Something that can be done beside the list: it leads to a page, or opens something. */
export interface ListAction {
  readonly label: string
  readonly icon?: ReactNode
  readonly kind?: "primary" | "secondary"
  /** Whether this person may; left out of sight otherwise. */
  readonly may?: boolean
  readonly href?: string
  readonly onPress?: () => void
}

/** A page with a list in it, which keeps its place in the address: with Back, after a reload, and in a link that is shared. */
export function ListPage<Row extends { readonly id: number | string }, Filter>({
  lead,
  list,
  views,
  actions = [],
  children
}: ListPageProps<Row, Filter>) {
  const [state, send] = useList(list)
  return (
    <Page
      {...(lead && { lead })}
      actions={
        <>
          {views}
          {list.csv && <ExportList names={list.names} csv={list.csv} request={state.context.request} />}
          {actions.map((action) => action.may !== false && <Action key={action.label} {...action} />)}
        </>
      }
    >
      <ListCard list={list} state={state} send={send} />
      {children?.(() => send({ type: "reload.asked" }))}
    </Page>
  )
}

function Action({ label, icon, kind = "secondary", href, onPress }: ListAction) {
  return href ? (
    <ButtonLink href={href} kind={kind}>
      {icon}
      {label}
    </ButtonLink>
  ) : (
    <Button kind={kind} onClick={onPress}>
      {icon}
      {label}
    </Button>
  )
}
