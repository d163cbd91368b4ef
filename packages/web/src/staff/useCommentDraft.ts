import type { ReviewedRecord } from "@crewfleet/machines"
import { form, text } from "@crewfleet/sdk/rules"
import { useEffect, useEffectEvent, useState } from "react"
import { makeDrafts } from "../editing/Drafts.ts"
import { useDraftKeeper } from "../editing/useDraftKeeper.ts"

const commentForm = form({ comment: text({ label: "Comment", max: 255 }) })

/**
 * Keeps the comment that is typed about a record on this device and brings it back. What comes back is to be called with
 * the number of a record once a decision about it holds: its comment is kept no longer.
 */
export const useCommentDraft = (
  record: ReviewedRecord | undefined,
  comment: string,
  owner: string | undefined,
  onFound: (comment: string) => void
): ((id: number) => void) => {
  const [drafts] = useState(() =>
    makeDrafts<ReviewedRecord, { readonly comment: string }>("review", commentForm)
  )
  const keeper = useDraftKeeper({ drafts, owner }, () => {})
  const [asked, setAsked] = useState<number>()
  // What is typed before it is read goes before it.
  const found = useEffectEvent((kept: string) => {
    if (comment === "") onFound(kept)
  })
  const id = record?.id
  useEffect(() => {
    if (id === undefined) return
    let isCurrent = true
    drafts.read(owner, id).then((draft) => {
      if (!isCurrent) return
      if (draft?.form.comment) found(draft.form.comment)
      setAsked(id)
    })
    return () => {
      isCurrent = false
    }
  }, [drafts, owner, id])
  const change = useEffectEvent((comment: string) => {
    // What was kept before is read first, or it would be forgotten.
    if (record === undefined || asked !== record.id) return
    keeper.change(record.id, comment === "" ? undefined : { form: { comment }, thing: record })
  })
  useEffect(() => change(comment), [comment])
  return (id) => keeper.change(id, undefined)
}
