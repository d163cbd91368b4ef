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

/** `/terms`: on what terms the portal is used. */
export function TermsScreen() {
  return (
    <PublicMessage title="Terms">
      <p>
        An account is for one person. What you put on file about yourself must be true and your own, and your
        password is for nobody else.
      </p>
      <p>On what terms you work, hire or are cared for is between you and your agency: ask it for them.</p>
    </PublicMessage>
  )
}

/** `/privacy`: who sees what people put on file. */
export function PrivacyScreen() {
  return (
    <PublicMessage title="Privacy">
      <p>
        What you put on file is seen by you, and by an agency once you agree to share it with that one. You
        can take that back in your settings, and the agency sees your records no longer.
      </p>
      <p>
        What you type into the registration form stays on this device, encrypted, until you send it or a day
        has passed. What you type into a request for transport stays so for two hours after you typed last.
      </p>
      <p>To learn what is kept of you, or to have it erased, ask your agency.</p>
    </PublicMessage>
  )
}
