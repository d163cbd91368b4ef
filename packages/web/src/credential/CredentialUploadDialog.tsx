import type { CredentialOwner } from "@crewfleet/machines"
import {
  type Credential,
  type CredentialAct,
  type CredentialAnswers,
  type CredentialForm,
  type CredentialSort,
  credentialForm,
  fileAnswerOf
} from "@crewfleet/sdk/rules"
import { useState } from "react"
import { EditorDialog } from "../editing/EditorDialog.tsx"
import { FileUploadsContext } from "../form/FileUploads.ts"
import { currentOwner } from "../session/currentOwner.ts"
import { AlreadyOnFile } from "./AlreadyOnFile.tsx"
import { credentialDrafts } from "./credentialDrafts.ts"
import * as portal from "./credentialLogics.ts"
import { dialogWords } from "./credentialWords.ts"
import { DeletedMeanwhile } from "./DeletedMeanwhile.tsx"
import { SubjectField } from "./SubjectField.tsx"

/** What is to be done with a credential: one is added, or something is done to the one that is on file. */
export interface CredentialWork {
  readonly sort: CredentialSort
  readonly act: CredentialAct
  /** The one that is on file; none where one is added. */
  readonly credential?: Credential | undefined
  /** What was typed and photographed before, which the form begins with. */
  readonly begun?: Begun | undefined
}

/** What a form begins with. */
export interface Begun
  extends Partial<Pick<CredentialAnswers, "subject" | "issued" | "expires" | "showCertificate">> {
  readonly files?: ReadonlyArray<File>
}

interface CredentialUploadDialogProps extends CredentialWork {
  /** Whose it is, and for which agency somebody acts; a worker names none. */
  readonly of: CredentialOwner
  /** What is on file, so that what is there already is renewed and not added again. */
  readonly onFile?: ReadonlyArray<Credential>
  /** Another act is wanted instead. */
  readonly onInstead?: (work: CredentialWork) => void
  /** What is on file may be other than `onFile` by now. */
  readonly onOutdated?: () => void
  /** Called once, with whether anything was saved. */
  readonly onDone: (changed: boolean) => void
  readonly logics?: portal.CredentialLogics
}

/** Shows `credentialUploadMachine`: the form in which a training or a compliance is added, renewed, corrected or completed. */
export function CredentialUploadDialog(props: CredentialUploadDialogProps) {
  const { of: whose, sort, act, credential, onFile = [], logics = portal.credentialLogics } = props
  const name = `${sort}.${act}${credential ? "" : `.${whose.workerId}`}`
  const [{ store, logic, form, drafts, begun }] = useState(() => {
    const { store, logic } = logics.makeUpload({ ...whose, sort, act }, `${name}.${credential?.id ?? "new"}`)
    const form = credentialForm(sort, act)
    const { files = [], ...typed } = props.begun ?? {}
    const [first, ...others] = files.map(store.keep)
    const file = first && { file: fileAnswerOf(form.questions.file, [first, ...others]) }
    return { store, logic, form, drafts: credentialDrafts(name, form, store), begun: { ...typed, ...file } }
  })
  const [owner] = useState(currentOwner)
  return (
    <FileUploadsContext value={store}>
      <EditorDialog<Credential, CredentialForm>
        logic={logic}
        of={form}
        owner={owner}
        id={credential?.id}
        thing={sort}
        drafts={drafts}
        begun={begun}
        {...dialogWords(sort, act, credential)}
        restored="This is what you typed and chose earlier and did not save."
        questions={{
          odd: { subject: (control) => <SubjectField control={control} sort={sort} logic={logics.choices} /> }
        }}
        onDone={({ changed }) => props.onDone(changed)}
      >
        {(editor) =>
          credential ? (
            <DeletedMeanwhile
              editor={editor}
              credential={credential}
              store={store}
              onAdd={(start) =>
                props.onInstead?.({
                  sort,
                  act: whose.agencyId === undefined ? "add" : "addForWorker",
                  begun: start
                })
              }
            />
          ) : (
            <AlreadyOnFile
              editor={editor}
              onFile={onFile}
              store={store}
              onRenew={(work) => props.onInstead?.({ sort, ...work })}
              onRefused={() => props.onOutdated?.()}
            />
          )
        }
      </EditorDialog>
    </FileUploadsContext>
  )
}
