/** What can be charged at return, in words; EARLY gives something back, and OTHER can. */
export const chargeKinds = {
  LATE: "Late return",
  EARLY: "Early return",
  MILEAGE: "Mileage",
  FUEL: "Fuel",
  CLEANING: "Cleaning",
  DAMAGE: "New damage",
  ACCESSORY: "Missing accessory",
  OTHER: "Own line"
} as const
export type ChargeKind = keyof typeof chargeKinds

/** A charge is known by a key that stays the same however often it is proposed: `late`, or `damage-` and the id of the damage. */
export const chargeKey = (kind: Exclude<ChargeKind, "OTHER">, of?: string): string =>
  [kind.toLowerCase(), of].filter(Boolean).join("-")

/** What a key stands for; whatever is no key of a proposal is a line of the agency's own. */
export const chargeKindOf = (key: string): ChargeKind => {
  const [start = "", ...more] = key.split("-")
  const kind = start.toUpperCase()
  const isKnown = Object.hasOwn(chargeKinds, kind) && start === start.toLowerCase()
  const hasRest = kind === "DAMAGE" || kind === "ACCESSORY"
  return isKnown && hasRest === more.length > 0 ? (kind as ChargeKind) : "OTHER"
}

/** Whether a line gives something back: of days early, or of the agency's own where it says so. */
export const givesBack = ({ rowId, takesOff }: SignedLine): boolean => {
  const kind = chargeKindOf(rowId)
  return kind === "EARLY" || (kind === "OTHER" && takesOff === true)
}

interface SignedLine {
  readonly rowId: string
  readonly takesOff?: boolean | null | undefined
}

/** What a decided amount adds to the invoice: what is given back is negative. */
export const signedCharge = (line: SignedLine, amount: number): number => (givesBack(line) ? -amount : amount)
