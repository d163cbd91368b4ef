import { Link } from "wouter"
import { PublicMessage } from "./PublicMessage.tsx"

/** `/error`: where a visit ends that nobody can help. */
export function ErrorScreen() {
  return <PublicMessage title="Oops, an error occurred" />
}

/** `/register`: a placeholder, as people register with an agency. */
export function RegisterScreen() {
  return (
    <PublicMessage title="Register">
      <p>
        Registration is by invitation: ask the agency that you work with, or rent from, to send you its link.
      </p>
      <p>
        You already have an account? <Link href="/login">Sign in</Link>
      </p>
    </PublicMessage>
  )
}

/** Every address outside the portals that leads nowhere. */
export function LostScreen() {
  return (
    <PublicMessage title="Page not found">
      <p>Check the address, or go back to where you came from.</p>
    </PublicMessage>
  )
}
