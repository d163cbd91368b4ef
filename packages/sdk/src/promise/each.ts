import type { CallOptions } from "../client/ClientOptions.ts"
import type { Page } from "../contract/Page.ts"

/** How many items are asked for at once unless told. */
const usualSize = 100

type Nothing = Record<never, never>

/** A part of a request without what says which page is meant; how much one holds may still be said. */
type Unpaged<Part> = Omit<Part, "page" | "size" | "after"> &
  ("size" extends keyof Part ? { readonly size?: number | undefined } : Nothing)

type PagedPart = "params" | "query"

type Parts<Request> = {
  readonly [Name in keyof Request]-?: Name extends PagedPart
    ? Unpaged<NonNullable<Request[Name]>>
    : Request[Name]
}

type Omittable<Request, Name extends keyof Request> = Name extends PagedPart
  ? Nothing extends Request[Name]
    ? Name
    : never
  : never

/** A request to a paged endpoint without the page; what may stay unsaid in it may be left out. */
export type EachRequest<Request> = {
  readonly [Name in keyof Request as Exclude<Name, Omittable<Parts<Request>, Name>>]: Parts<Request>[Name]
} & { readonly [Name in keyof Request as Omittable<Parts<Request>, Name>]?: Parts<Request>[Name] | undefined }

type Asked<Request> =
  Nothing extends EachRequest<Request>
    ? [request?: EachRequest<Request> | undefined, options?: CallOptions]
    : [request: EachRequest<Request>, options?: CallOptions]

/**
 * Every item of a paged endpoint, page after page of a hundred unless `size` says otherwise, each page fetched only when
 * it is needed.
 *
 * None comes twice: an item is known by its `id`, or by all that it holds where it has none. Where the service tells the
 * cursor of what follows, as ours does, what is done to items meanwhile skips none, so that all bookings can be cancelled
 * as they come. A service without cursors is asked by the number of the page: what leaves the list meanwhile moves up what
 * stands behind it, and as many are skipped (collect all with `Array.fromAsync` before you change any); what is added may
 * not come. It ends in any case: at the total that the first page told, at an empty page, or once nothing new comes.
 *
 * Rejects with `RequestFailed`.
 *
 * @example
 * ```ts
 * for await (const booking of each(client.booking.list, { query: { statuses: ["BOOKED"] } })) {
 *   console.log(booking.id, booking.start)
 * }
 * ```
 */
export async function* each<Item, Request>(
  list: (request: Request, options?: CallOptions) => Promise<Page<Item>>,
  ...[request = {} as EachRequest<NonNullable<Request>>, options]: Asked<NonNullable<Request>>
): AsyncGenerator<Item, void, undefined> {
  const pageOf = paging(list as AddressedCall, request)
  const seen = new Set<string>()
  let [given, promised, repeated] = [0, Number.POSITIVE_INFINITY, 0]
  let after: string | undefined
  for (let page = 0; ; page += 1) {
    const { content, totalElements, atLeast, next } = await list(pageOf(page, after) as Request, options)
    for (const item of content) {
      const key = keyOf(item)
      repeated = seen.has(key) ? repeated + 1 : 0
      if (repeated > 0) continue
      seen.add(key)
      yield item
    }
    if (content.length === 0) repeated += 1
    // Whoever has told more in a row of what came before than there is has nothing else to tell.
    if (repeated > seen.size) return
    if (!next) {
      if (after !== undefined || content.length === 0) return
      given += content.length
      // A service that holds more on its first page than in all does not count, and one that grows would never end.
      if (page === 0 && !atLeast && given <= totalElements) promised = totalElements
      if (promised < Number.POSITIVE_INFINITY && given >= Math.min(promised, totalElements)) return
    }
    after = next || undefined
  }
}

/** A call of the client knows what of a request stands in the path of its address. */
interface AddressedCall {
  readonly namesInPath?: ReadonlyArray<string>
}

interface LooseRequest {
  readonly params?: Readonly<Record<string, unknown>> | undefined
  readonly query?: Readonly<Record<string, unknown>> | undefined
}

/** Says which page is meant where the address of a call has it, or else where the request says how many one holds. */
const paging = ({ namesInPath }: AddressedCall, request: LooseRequest) => {
  const { params, query } = request
  const size = params?.size ?? query?.size ?? usualSize
  const isInPath = namesInPath?.includes("page") ?? params?.size !== undefined
  return (page: number, after: string | undefined): unknown => {
    const meant = { page, size }
    const unsaid = { size: undefined }
    return {
      ...request,
      params: { ...params, ...(isInPath ? meant : unsaid) },
      query: { ...query, ...(isInPath ? unsaid : meant), after }
    }
  }
}

const keyOf = (item: unknown): string => {
  const id = typeof item === "object" && item !== null && "id" in item ? item.id : undefined
  return id === undefined || id === null ? JSON.stringify(item) : `id ${id}`
}
