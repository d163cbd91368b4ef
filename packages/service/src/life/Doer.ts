import { type Caller, isLinkHolder } from "../access/Caller.ts"

/** Who did something: somebody with an account, or whoever holds a link. */
export type Doer = { readonly userId: number } | { readonly linkId: string }

/** Who a caller is to what is written down. */
export const doerOf = (caller: Caller): Doer =>
  isLinkHolder(caller) ? { linkId: caller.linkId } : { userId: caller.userId }
