/** By what the links of payment providers are known, and how a person calls paying there. */
export const paymentProviders: ReadonlyArray<{
  readonly words: string
  readonly markers: ReadonlyArray<string>
}> = [
  { words: "Mobile Money", markers: ["paynow", "ecocash"] },
  { words: "Card", markers: ["stripe"] }
]

/** How something was paid, from the payment's reference: a provider's link, or else the reference itself (001 §9). */
export const paidVia = (reference: string | undefined): string => {
  const trimmed = reference?.trim() ?? ""
  if (trimmed === "") return "-"
  if (!/^https?:\/\//i.test(trimmed)) return trimmed
  const link = trimmed.toLowerCase()
  return (
    paymentProviders.find(({ markers }) => markers.some((marker) => link.includes(marker)))?.words ?? trimmed
  )
}
