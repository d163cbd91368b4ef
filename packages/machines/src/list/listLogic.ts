import type { CallOptions, Page, PromiseClient } from "@crewfleet/sdk"
import { calling, type LoadClient } from "../calling.ts"
import type { ListRequest, PagedListLogic } from "./pagedListMachine.ts"

/** How one page of a list is asked for. */
export type AskPage<Row, Filter> = (
  client: PromiseClient,
  request: ListRequest<Filter>,
  options: CallOptions
) => Promise<Page<Row>>

/** A list with the SDK behind its port. */
export const listLogic =
  <Row, Filter>(machine: PagedListLogic<Row, Filter>, ask: AskPage<Row, Filter>) =>
  (load: LoadClient): PagedListLogic<Row, Filter> =>
    machine.provide({
      actors: {
        load: calling(load, (client, { request }: { readonly request: ListRequest<Filter> }, options) =>
          ask(client, request, options)
        )
      }
    })

/** The direction of an order in the wire's words; undefined where the service's own will do. */
export const directionOf = ({ sort }: Pick<ListRequest<unknown>, "sort">): "ASC" | "DESC" | undefined =>
  sort && (sort.direction === "ascending" ? "ASC" : "DESC")
