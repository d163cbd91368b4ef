import type { Credential, CredentialForm } from "@crewfleet/sdk/rules"
import { useEffect, useEffectEvent } from "react"
import type { OpenEditor } from "../editing/useEditor.ts"
import type { ImageStore } from "../image/imageStore.ts"
import { Button } from "../ui/Button.tsx"
import { Callout } from "../ui/Callout.tsx"
import { begunWith } from "./begunWith.ts"
import type { CredentialWork } from "./CredentialUploadDialog.tsx"

interface AlreadyOnFileProps {
  readonly editor: OpenEditor<Credential, CredentialForm>
  readonly onFile: ReadonlyArray<Credential>
  readonly store: ImageStore
  readonly onRenew: (work: Pick<CredentialWork, "act" | "credential" | "begun">) => void
  /** The service has refused to add it. */
  readonly onRefused: () => void
}

/** Says that what is to be added is on file, and renews or gives that again with what was typed and chosen. */
export function AlreadyOnFile({ editor, onFile, store, onRenew, onRefused }: AlreadyOnFileProps) {
  const { subject, type } = editor.context.form
  const isRefused = editor.refusals.length > 0
  const refused = useEffectEvent(onRefused)
  useEffect(() => {
    if (isRefused) refused()
  }, [isRefused])

  const credential = onFile.find(({ subjectId }) => String(subjectId) === subject.id)
  if (!credential) return null
  const renew = () => {
    const { showCertificate } = editor.context.form
    const begun = begunWith(editor.context.form, store)
    editor.change(editor.of.empty) // it is no draft of a new one any more
    onRenew(
      type === "PHYSICAL"
        ? { act: "giveAgain", credential, begun: { ...begun, files: [], showCertificate } }
        : { act: "renew", credential, begun }
    )
  }
  if (credential.hascoId !== undefined)
    return (
      <Callout tone="warning" title={`${credential.name} is on file already`}>
        <p>Its provider vouches for it, and renews it.</p>
      </Callout>
    )
  return (
    <Callout tone="warning" title={`${credential.name} is on file already`}>
      <p>Renew it: what you have typed and chosen is kept.</p>
      <Button size="small" disabled={editor.busy} onClick={renew}>
        Renew it instead
      </Button>
    </Callout>
  )
}
