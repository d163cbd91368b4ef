import type { ListedBooking } from "@crewfleet/sdk"
import { dueBack, dueBackWords } from "@crewfleet/sdk/rules"
import { serviceNow } from "../time/serviceClock.ts"
import { timeZone } from "../time/timeZone.ts"
import { Badge } from "../ui/Badge.tsx"

/** That the vehicle of a hire is due back today, or should be back; nothing of others. */
export function DueBadge({ booking }: { readonly booking: ListedBooking }) {
  const due = dueBack(booking, new Date(serviceNow()), timeZone())
  return due && <Badge tone={due === "OVERDUE" ? "danger" : "warning"}>{dueBackWords[due]}</Badge>
}
