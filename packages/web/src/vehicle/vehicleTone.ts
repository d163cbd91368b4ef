import type { Tone } from "../ui/Badge.tsx"

/** What colour says where a vehicle stands. */
export const vehicleTone = (status: string): Tone => tones[status] ?? "neutral"

const tones: Readonly<Record<string, Tone>> = {
  DRAFT: "info",
  AWAITING_APPROVAL: "warning",
  ACTIVE: "success",
  REJECTED: "danger"
}
