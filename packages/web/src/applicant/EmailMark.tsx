import { isEmail } from "@crewfleet/sdk/rules"
import { Badge } from "../ui/Badge.tsx"

/** Says while somebody types whether that can be an e-mail address (specification 002 §5). */
export function EmailMark({ typed }: { readonly typed: string }) {
  return (
    <span role="status">
      {typed.trim() !== "" &&
        (isEmail(typed) ? (
          <Badge tone="success">Valid e-mail address</Badge>
        ) : (
          <Badge tone="danger">Not a valid e-mail address</Badge>
        ))}
    </span>
  )
}
