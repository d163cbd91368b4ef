import {
  type DeliveryDraft,
  type DeliveryEvent,
  type DeliveryOptions,
  type DeliveryTypes,
  type DeliveryWords,
  deliveryMachine,
  emptyDraft,
  type Receipt
} from "@crewfleet/machines"
import { uuid } from "@crewfleet/sdk/testing"

export interface NoteForm {
  readonly text: string
  /** The names of its attachments. */
  readonly pages: ReadonlyArray<string>
}

/** A note that somebody without a session leaves under a link: what a delivery is with nothing else on it. */
export interface NoteDelivery extends DeliveryTypes {
  readonly record: { readonly link: string; readonly number: number }
  readonly form: NoteForm
  readonly receipt: Receipt & { readonly content: NoteForm }
  readonly facts: { readonly most: number | undefined }
  readonly edit: Partial<NoteForm>
}

export type NoteDraft = DeliveryDraft<NoteDelivery>

const isTooLong = (text: string, most = 20) => text.length > most

/** How a note differs from other deliveries. */
export const noteOptions: DeliveryOptions<NoteDelivery> = {
  id: "noteDelivery",
  description: "A note that somebody leaves under a link.",
  empty: { text: "", pages: [] },
  formOf: (content) => content,
  contentOf: (form) => (form.text === "" ? undefined : form),
  problemsOf: ({ text }, { most }) => {
    if (text === "") return [{ field: "text", text: "Enter what there is to say" }]
    return isTooLong(text, most) ? [{ field: "text", text: "Say it in fewer words" }] : []
  },
  edit: ({ form }, changes) => ({ form: { ...form, ...changes } }),
  attachmentsIn: ({ pages }) => pages,
  isShared: false
}

export const noteDeliveryMachine = deliveryMachine(noteOptions)

export const noteWords: DeliveryWords = {
  one: "note",
  attachment: "page",
  attachments: "pages",
  picture: "Page",
  lost: "The note is lost.",
  loading: "authenticatedCall",
  sending: "authenticatedCall",
  attaching: "authenticatedCall"
}

export const note: NoteForm = { text: "Left at the gate", pages: [uuid(1), uuid(2)] }

export const record = { link: "link:transport/7", number: 1 }

/** A note that is ready to be sent, with both of its pages on the device. */
export const noteDraft: NoteDraft = {
  ...emptyDraft<NoteDelivery>(note),
  attachments: note.pages.map((id) => ({ id, status: "onDevice" as const }))
}

export const receiptOf = (id: string, content: NoteForm = note): NoteDelivery["receipt"] => ({
  id,
  receivedAt: "2026-03-02T10:05:00.000Z",
  content
})

export const writes = (edit: Partial<NoteForm>): DeliveryEvent<NoteDelivery> => ({
  type: "form.edited",
  edit
})
