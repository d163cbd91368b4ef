import { PageMessage } from "./PageMessage.tsx"

/** Stands at every address of a portal that leads nowhere. */
export function NotFound() {
  return (
    <PageMessage title="Page not found">Check the address, or go back to where you came from.</PageMessage>
  )
}
