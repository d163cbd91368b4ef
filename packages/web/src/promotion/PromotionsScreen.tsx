import type { Viewer } from "@crewfleet/machines"
import { useMemo, useState } from "react"
import { ListPage } from "../list/ListPage.tsx"
import { PromotionEditor } from "./PromotionEditor.tsx"
import * as portal from "./promotionLogics.ts"
import { promotionsList } from "./promotionsList.tsx"

interface PromotionsScreenProps {
  readonly viewer: Viewer
  /** Whose drafts are kept: `ownerOf` whoever is signed in; undefined where none are. */
  readonly owner: string | undefined
  readonly logic?: typeof portal.promotionList
  readonly editor?: typeof portal.promotionEditor
}

/** The promotions of an agency, or to an admin those of everybody, to search, make and edit. */
export function PromotionsScreen({
  viewer,
  owner,
  logic = portal.promotionList,
  editor
}: PromotionsScreenProps) {
  const [open, setOpen] = useState<{ readonly id: number | undefined }>()
  const { agencyId, userType } = viewer
  const list = useMemo(
    () => promotionsList({ userType, agencyId, logic, onOpen: (id) => setOpen({ id }) }),
    [userType, agencyId, logic]
  )
  const add = () => setOpen({ id: undefined })

  return (
    <ListPage list={list} actions={[{ label: "Add Promotion", kind: "primary", onPress: add }]}>
      {(reload) =>
        open && (
          <PromotionEditor
            viewer={viewer}
            owner={owner}
            id={open.id}
            {...(editor && { logicFor: editor })}
            onDone={(changed) => {
              setOpen(undefined)
              if (changed) reload()
            }}
          />
        )
      }
    </ListPage>
  )
}
