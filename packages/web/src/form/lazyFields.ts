import { lazyScreen } from "../lazyScreen.tsx"
import { LazyFileControl } from "./LazyFileControl.ts"

/** A country; few forms ask for one. */
export const LazyCountryField = lazyScreen(async () => (await import("./CountryField.tsx")).CountryField)

/** A signature; few forms ask for one. */
export const LazySignatureField = lazyScreen(
  async () => (await import("./SignatureField.tsx")).SignatureField
)

/** Fetches them before they are shown, so that a form of several pages can be filled in without a connection. */
export const fetchFieldsAhead = (): void => {
  for (const field of [LazyCountryField, LazySignatureField, LazyFileControl])
    field.fetchAhead().catch(() => {})
}
