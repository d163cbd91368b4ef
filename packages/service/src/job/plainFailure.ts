import type { Cause } from "effect"

/** What went wrong by name and code. The message is left out: it may hold addresses, or what people typed. */
export const plainFailure = ({ reasons }: Cause.Cause<unknown>): string =>
  reasons
    .map((reason) => {
      const thrown = reason._tag === "Die" ? reason.defect : reason._tag === "Fail" ? reason.error : undefined
      if (!(thrown instanceof Error)) return reason._tag
      const { code, responseCode } = thrown as { readonly code?: unknown; readonly responseCode?: unknown }
      return [thrown.name, code, responseCode].filter((part) => part !== undefined).join(" ")
    })
    .join(", ")
