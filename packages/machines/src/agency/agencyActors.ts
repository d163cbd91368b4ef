import type { Agency, CallOptions, PromiseClient } from "@crewfleet/sdk"
import { calling, type LoadClient } from "../calling.ts"
import type { SaveRequest } from "../editing/EditorContext.ts"

/** How something that an agency says of itself is read, and saved. */
interface AgencyCalls<Thing, Form> {
  readonly read: (id: number, agency: Agency) => Thing
  readonly save: (client: PromiseClient, of: AgencySaving<Form>, options: CallOptions) => Promise<Agency>
}

interface AgencySaving<Form> {
  readonly params: { readonly id: number }
  readonly form: Form
}

/** Fills the ports of an editor in which an agency changes something that it says of itself. */
export const agencyActors = <Thing, Form>(load: LoadClient, { read, save }: AgencyCalls<Thing, Form>) => ({
  load: calling(load, async (client, { id }: { readonly id: number }, options) =>
    read(id, await client.agency.byId({ params: { id } }, options))
  ),
  save: calling<unknown, SaveRequest<Thing, Form>>(load, async (client, { id = 0, form }, options) =>
    read(id, await save(client, { params: { id }, form }, options))
  )
})
