import type { Tone } from "../ui/Badge.tsx"

/** What colour says where a transport job stands. */
export const transportTone = (status: string): Tone => tones[status] ?? "neutral"

const tones: Readonly<Record<string, Tone>> = {
  NEW: "warning",
  ACCEPTED: "info",
  AUTHORIZED: "info",
  COMMITTED: "success",
  IN_PROGRESS: "success",
  ABORTED: "danger",
  CANCELLED: "danger",
  DECLINED: "danger"
}
