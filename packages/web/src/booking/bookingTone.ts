import type { Tone } from "../ui/Badge.tsx"

/** What colour says where a booking stands. */
export const bookingTone = (status: string): Tone => tones[status] ?? "neutral"

const tones: Readonly<Record<string, Tone>> = {
  WAITINGAUTH: "warning",
  IN_PROGRESS: "info",
  COMPLETE: "success",
  CANCELLED: "danger"
}
