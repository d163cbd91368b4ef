import { useLocation, useSearch } from "wouter"

/** Where somebody is within a form: at its list of sections, in one of them, or at the check before it is handed in. */
export interface FormPlaceInAddress {
  readonly section: string | undefined
  readonly isCheck: boolean
  /** Whether they came from the check, to which they go back. */
  readonly fromCheck: boolean
  readonly hrefOf: (to: FormTarget) => string
  readonly go: (to: FormTarget) => void
}

/** A place within a form; its list of sections, unless told. */
export type FormTarget =
  | { readonly section: string; readonly from?: "check" | undefined; readonly field?: string | undefined }
  | { readonly check: true }
  | Readonly<Record<never, never>>

/** Keeps the place within a form in the address, so that Back, a reload and a link lead to it; a base may have a query of its own. */
export const useFormPlace = (base: string): FormPlaceInAddress => {
  const [, navigate] = useLocation()
  const asked = new URLSearchParams(useSearch())
  const hrefOf = (to: FormTarget) => {
    const query = new URLSearchParams()
    for (const [name, value] of Object.entries(to)) if (value) query.set(name, String(value))
    return query.size > 0 ? `${base}${base.includes("?") ? "&" : "?"}${query}` : base
  }
  return {
    section: asked.get("section") ?? undefined,
    isCheck: asked.has("check"),
    // What a form is made from may be told by the same word.
    fromCheck: asked.getAll("from").includes("check"),
    hrefOf,
    go: (to) => navigate(hrefOf(to))
  }
}
