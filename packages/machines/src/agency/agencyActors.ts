import type { Agency, CallOptions, PromiseClient } from "@crewfleet/sdk"
import { calling, type LoadClient } from "../calling.ts"
import type { SaveRequest } from "../editing/EditorContext.ts"

interface Edited {
  readonly version?: number | undefined
}

/** How something that an agency says of itself is read, and saved. */
interface AgencyCalls<Thing, Form> {
  readonly read: (id: number, agency: Agency) => Thing
  readonly save: (client: PromiseClient, of: AgencySaving<Form>, options: CallOptions) => Promise<Agency>
}

interface AgencySaving<Form> {
  readonly params: { readonly id: number }
  /** The version that was edited. */
  readonly edited: Edited
  readonly form: Form
}

/** Fills the ports of an editor in which an agency changes something that it says of itself. */
export const agencyActors = <Thing extends Edited, Form>(
  load: LoadClient,
  { read, save }: AgencyCalls<Thing, Form>
) => ({
  load: calling(load, async (client, { id }: { readonly id: number }, options) =>
    read(id, await client.agency.byId({ params: { id } }, options))
  ),
  save: calling<unknown, SaveRequest<Thing, Form>>(load, async (client, { id = 0, thing, form }, options) =>
    read(id, await save(client, { params: { id }, edited: { version: thing?.version }, form }, options))
  )
})
