import type { CallOptions, PromiseClient } from "@crewfleet/sdk"
import type { AnswersOf, AnyForm } from "@crewfleet/sdk/rules"
import { calling, type LoadClient } from "../calling.ts"
import { type AnswerFiles, sendingFiles } from "../upload/sendingFiles.ts"
import type { ActRequest, SaveRequest } from "./EditorContext.ts"

/** A thing that an editor edits. */
interface Editable {
  readonly id: number
  /** Counts the edits, where the service keeps count. */
  readonly version?: number | undefined
}

/**
 * The calls behind the ports of an editor; what is sent of its form names the version that was edited. The options of what
 * makes a new thing hold the key of the form as it is, so that sending it twice makes one.
 */
export interface EditorCalls<Thing extends Editable, Form extends AnyForm> {
  readonly load: (id: number) => Promise<Thing>
  readonly create: (sent: ReturnType<Form["write"]> & Pick<Editable, "version">) => Promise<unknown>
  readonly update: (
    id: number,
    sent: ReturnType<Form["write"]> & Pick<Editable, "version">,
    thing: Thing | undefined
  ) => Promise<unknown>
  readonly act?: (request: ActRequest<Thing>) => Promise<unknown>
}

/**
 * Fills the ports of an editor with calls of the SDK: `machine.provide({ actors: editorActors(load, form, calls) })`. Where a
 * form asks for `files`, those that were chosen go before the save that names them.
 */
export const editorActors = <Thing extends Editable, Form extends AnyForm>(
  load: LoadClient,
  form: Form,
  calls: (client: PromiseClient, options: CallOptions) => EditorCalls<Thing, Form>,
  files?: AnswerFiles
) => {
  const send = sendingFiles(form, files && { ...files, load })
  return {
    load: calling(load, (client, { id }: { readonly id: number }, options) =>
      calls(client, options).load(id)
    ),
    save: calling<unknown, SaveRequest<Thing, AnswersOf<Form>>>(load, (client, asked, options) =>
      send(asked, options.signal, (request) => {
        const { id, thing, key } = request
        const sent = { ...(form.write(request.form) as ReturnType<Form["write"]>), version: thing?.version }
        return id === undefined
          ? calls(client, { ...options, idempotencyKey: key || undefined }).create(sent)
          : calls(client, options).update(id, sent, thing)
      })
    ),
    act: calling<unknown, ActRequest<Thing>>(load, async (client, request, options) =>
      calls(client, options).act?.(request)
    )
  }
}
