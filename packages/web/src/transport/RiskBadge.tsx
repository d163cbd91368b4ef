import { isExtreme } from "@crewfleet/sdk/rules"
import { Badge } from "../ui/Badge.tsx"

/** The letter of a risk's rating; its words stand beside it. */
export function RiskBadge({ rating }: { readonly rating: string }) {
  const tone = rating === "S" || rating === "H" ? "danger" : isExtreme(rating) ? "warning" : "neutral"
  return <Badge tone={tone}>{rating}</Badge>
}
