import type { CallOptions } from "../client/ClientOptions.ts"
import type { Page } from "../contract/Page.ts"

interface PagedRequest {
  readonly params: { readonly page: number; readonly size: number }
}

/** A request to a paged endpoint without the number of the page. */
export type EachRequest<Request extends PagedRequest> = Omit<Request, "params"> & {
  readonly params: Omit<Request["params"], "page">
}

/**
 * Every item of a paged endpoint, page after page, each fetched only when it is needed:
 * `for await (const booking of each(client.booking.list, { params: { size: 100 }, query: {} }))`.
 * Rejects with `RequestFailed`.
 */
export async function* each<Item, Request extends PagedRequest>(
  list: (request: Request, options?: CallOptions) => Promise<Page<Item>>,
  request: EachRequest<Request>,
  options?: CallOptions
): AsyncGenerator<Item, void, undefined> {
  const { size } = request.params
  for (let page = 0; ; page += 1) {
    const asked = { ...request, params: { ...request.params, page } } as unknown as Request
    const { content, totalElements } = await list(asked, options)
    yield* content
    if (content.length === 0 || (page + 1) * size >= totalElements) return
  }
}
