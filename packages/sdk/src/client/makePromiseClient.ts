import type { PromiseClient } from "./Client.ts"
import type { ClientOptions } from "./ClientOptions.ts"
import { makeTransport } from "./Transport.ts"

/** The client for programs made of promises, which needs nothing of Effect. */
export const makePromiseClient = (options: ClientOptions): PromiseClient =>
  makeTransport(options) as unknown as PromiseClient
