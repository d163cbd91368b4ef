import type { Random } from "./Random.ts"

/** A UUID that is the same on every run. */
export const uuidOf = (random: Random): string => {
  const digits = (count: number) =>
    Array.from({ length: count }, () => random.whole(0, 15).toString(16)).join("")
  return `${digits(8)}-${digits(4)}-4${digits(3)}-a${digits(3)}-${digits(12)}`
}
