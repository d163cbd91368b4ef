import { isRefusedWith, type OpenedLink, type PromiseClient, RequestFailed } from "@crewfleet/sdk"
import { linkWords } from "@crewfleet/sdk/rules"
import { fromPromise } from "xstate"
import { portFailure } from "../defects.ts"
import { loadingMachine } from "../list/loadingMachine.ts"

/** Which link is opened; its secret never comes into a machine. */
export interface LinkRequest {
  readonly linkId: string
}

/** A link, opened by somebody who may have no account: what it is for, and until when. */
export const openedLinkMachine = loadingMachine<OpenedLink, LinkRequest>({
  id: "openedLink",
  description: "A link is opened by somebody who may have no account."
})

/** What a browser knows of the links that were opened in it. */
export interface LinkVisits {
  /** What stood behind the `#` of the address, until it is traded in. */
  readonly secretOf: (linkId: string) => string | undefined
  /** What it was traded for, now or earlier. */
  readonly tokenOf: (linkId: string) => Promise<string | undefined>
  /** Keeps the token, and forgets the secret. */
  readonly keep: (linkId: string, token: string) => Promise<void>
  readonly forget: (linkId: string) => void
}

/** Makes a client for the holder of a link, or one for nobody in particular. */
export type ConnectHolder = (linkToken?: string) => Promise<PromiseClient>

const incomplete = () =>
  new RequestFailed({
    _tag: "Refused",
    status: 404,
    message: linkWords.incomplete,
    violations: [],
    retryAfter: undefined
  })

/** Opening a link: its secret is traded for a token once, and the token is good until the link ends. */
export const openedLinkLogic = (connect: ConnectHolder, visits: LinkVisits) => {
  const open = async (linkId: string, signal: AbortSignal): Promise<OpenedLink> => {
    const visit = await visits.tokenOf(linkId)
    const secret = visits.secretOf(linkId)
    if (secret === undefined) {
      if (visit === undefined) throw incomplete()
      return (await connect(visit)).link.current(undefined, { signal })
    }
    const client = await connect()
    const { token, ...opened } = await client.link.open(
      { payload: { id: linkId, secret, visit } },
      { signal }
    )
    await visits.keep(linkId, token)
    return opened
  }

  return openedLinkMachine.provide({
    actors: {
      load: fromPromise<OpenedLink, { readonly request: LinkRequest }>(async ({ input, self, signal }) => {
        const { linkId } = input.request
        try {
          return await open(linkId, signal)
        } catch (error) {
          const failure = portFailure(error, { self, signal })
          if ([401, 403, 404].some((status) => isRefusedWith(failure, status))) visits.forget(linkId)
          throw failure
        }
      })
    }
  })
}
