import {
  type DeliveryCalls,
  type DeliveryLogic,
  deliveryLogic,
  deliveryStatus,
  isNoted
} from "@crewfleet/machines"
import { makeClient } from "@crewfleet/sdk"
import { useAtomValue } from "jotai"
import {
  type NoteDelivery,
  type NoteForm,
  noteOptions,
  noteWords,
  receiptOf
} from "../../../machines/test/delivery/note.ts"
import { DeliveryAtWork } from "../../src/delivery/DeliveryAtWork.tsx"
import { type KeptKind, makeDeliveryStore } from "../../src/delivery/makeDeliveryStore.ts"
import { makeOutbox, type Outbox } from "../../src/delivery/makeOutbox.ts"
import type { PageMemory } from "../../src/delivery/pageMemory.ts"
import { useDeliveryState } from "../../src/delivery/useDeliveryState.ts"
import type { SealedStore } from "../../src/sealed/makeSealedStore.ts"

/** How notes lie on a device. */
const notes: KeptKind<NoteDelivery> = {
  placeOf: ({ link, number }) => `note/${number}/${encodeURIComponent(link)}`,
  recordAt: (place) => {
    const [, number, link] = /^note\/(\d+)\/([^/]+)$/.exec(place) ?? []
    return number && link ? { number: Number(number), link: decodeURIComponent(link) } : undefined
  },
  attachmentPlaceOf: ({ link, number }, id) => `note/${number}/${encodeURIComponent(link)}/page/${id}`,
  formIn: (kept) => {
    const { text, pages } = Object(kept) as Partial<NoteForm>
    return typeof text === "string" && Array.isArray(pages) ? { text, pages } : undefined
  }
}

/** What the service has been sent of notes, and the pages that have arrived. */
export const arrived = { notes: [] as Array<unknown>, pages: [] as Array<string> }

const calls: DeliveryCalls<NoteDelivery> = {
  send: async (_, { record, outgoing }) => {
    arrived.notes.push({ record, ...outgoing })
    return receiptOf(outgoing.id, outgoing.content)
  },
  attach: async (_, { id }) => void arrived.pages.push(id)
}

/** Where the notes of whoever holds a link are worked on; nobody is signed in. */
export const guestOutbox = (
  owner: string,
  device: SealedStore,
  given: Partial<DeliveryCalls<NoteDelivery>> = {}
): Outbox<NoteDelivery> => {
  const store = makeDeliveryStore(notes, owner, device)
  const load = async () => makeClient({ baseUrl: location.origin })
  const logic: DeliveryLogic<NoteDelivery> = deliveryLogic(noteOptions, load, store, { ...calls, ...given })
  return makeOutbox(`crewfleet.note/${owner}`, store, logic)
}

export const makeNoteStore = (owner: string | undefined, device: SealedStore, memory?: PageMemory) =>
  makeDeliveryStore(notes, owner, device, memory)

/** The one note of an outbox, as its writer sees it. */
export function Note({ outbox }: { readonly outbox: Outbox<NoteDelivery> }) {
  const [note] = useAtomValue(outbox.deliveries)
  return note?.actor ? <NoteAtWork outbox={outbox} actor={note.actor} /> : <p>Nothing is open</p>
}

interface NoteAtWorkProps {
  readonly outbox: Outbox<NoteDelivery>
  readonly actor: Parameters<typeof useDeliveryState<NoteDelivery>>[0]
}

function NoteAtWork({ outbox: { store }, actor }: NoteAtWorkProps) {
  const { state } = useDeliveryState(actor)
  const { record, form } = state.context
  return (
    <DeliveryAtWork
      state={state}
      send={actor.send}
      words={noteWords}
      status={deliveryStatus(state, noteWords, (instant) => instant.slice(0, 10))}
      files={{
        read: (id) => store.attachment(record, id),
        remove: (id) => void store.removeAttachment(record, id)
      }}
      isNoted={isNoted(noteOptions, state.context)}
      form={
        <input
          aria-label="What there is to say"
          value={form.text}
          onChange={({ currentTarget: { value } }) =>
            actor.send({ type: "form.edited", edit: { text: value } })
          }
        />
      }
      sheet={<p>Says: {form.text}</p>}
      conflict={undefined}
      isFinal
    />
  )
}

/** A device that keeps things for as long as the test, of whoever keeps them there. */
export const someDevice = (): SealedStore => {
  const kept = new Map<string, Uint8Array<ArrayBuffer>>()
  const at = (owner: string | undefined, place: string) => `${owner}\n${place}`
  return {
    keep: async (owner, place, bytes) => void kept.set(at(owner, place), bytes),
    read: async (owner, place) => kept.get(at(owner, place)),
    forget: async (owner, places) => places.forEach((place) => void kept.delete(at(owner, place))),
    places: async (owner) =>
      [...kept.keys()].flatMap((key) =>
        key.startsWith(at(owner, "")) ? [key.slice(at(owner, "").length)] : []
      )
  }
}
