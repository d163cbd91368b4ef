import type { Lookup } from "../lookup/LookupApi.ts"

/** What there is to choose from, whether a service answers with a list or with a page of one (specification 002 §7). */
export const listedCodes = (
  answer: ReadonlyArray<Lookup> | { readonly content: ReadonlyArray<Lookup> }
): ReadonlyArray<Lookup> => ("content" in answer ? answer.content : answer)
