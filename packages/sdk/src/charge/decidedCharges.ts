import type { Difference } from "../booking/BookingRequests.ts"
import { type InvoiceTotals, invoiceTotals } from "../booking/invoiceTotals.ts"
import type { Price, PriceLine } from "../booking/price.ts"
import { majorUnits, minorUnits } from "../money/minorUnits.ts"
import { moneyWriter } from "../money/moneyWriter.ts"
import { signedCharge } from "./chargeKinds.ts"
import type { ChargeProposal } from "./returnCharges.ts"

/** A line that may be charged as it is sent and told; `amount` is in major units, before tax. */
export interface ChargeLine {
  readonly rowId: string
  /** TAKE or DROP; absent while nobody has decided. */
  readonly decision?: string | null | undefined
  readonly description?: string | null | undefined
  readonly amount?: number | null | undefined
  /** Whether a line of the agency's own takes its amount off. */
  readonly takesOff?: boolean | null | undefined
}

/** A line as it was decided, with what was proposed then, in minor units; null where no amount was. */
export interface DecidedCharge extends ChargeLine {
  readonly proposed?: number | null | undefined
}

/** Lines as they are kept with what is proposed of each. */
export const decidedOn = (
  lines: ReadonlyArray<ChargeLine>,
  proposals: ReadonlyArray<ChargeProposal>
): ReadonlyArray<DecidedCharge> =>
  lines.map((line) => {
    const proposal = proposals.find(({ key }) => key === line.rowId)
    return proposal ? { ...line, proposed: proposal.amount ?? null } : line
  })

/**
 * The lines to decide on: each proposal as it was decided or is proposed, and then what else was taken. What is proposed otherwise
 * than when it was decided, as a report was corrected, is to be decided anew.
 */
export const chargeLines = (
  proposals: ReadonlyArray<ChargeProposal>,
  decided: ReadonlyArray<DecidedCharge>
): ReadonlyArray<ChargeLine> => [
  ...proposals.map(({ key, description, amount }) => {
    const line = decided.find(
      ({ rowId, proposed }) => rowId === key && (proposed === undefined || proposed === (amount ?? null))
    )
    return {
      rowId: key,
      decision: line?.decision ?? null,
      description: line?.description ?? description,
      amount: line?.amount ?? (amount === undefined ? null : majorUnits(amount))
    }
  }),
  ...decided
    .filter(({ rowId, decision }) => decision === "TAKE" && !proposals.some(({ key }) => key === rowId))
    .map(({ rowId, decision, description, amount, takesOff }) => ({
      ...{ rowId, decision, description, amount },
      ...(takesOff && { takesOff })
    }))
]

/** How many lines nobody has decided on. */
export const undecidedCharges = (lines: ReadonlyArray<ChargeLine>): number =>
  lines.filter(({ decision }) => !decision).length

/** What was taken, as lines of an invoice in minor units; what is given back is negative. */
export const chargedLines = (lines: ReadonlyArray<ChargeLine>): ReadonlyArray<PriceLine> =>
  lines.flatMap((line) => {
    const { decision, description, amount } = line
    if (decision !== "TAKE" || typeof amount !== "number") return []
    const total = signedCharge(line, minorUnits(amount))
    return [{ description: description ?? "", rate: total, total, isCharge: true }]
  })

/** What was given back, in minor units: no more than the hire costs. */
export const givenBack = (lines: ReadonlyArray<ChargeLine>): number =>
  -chargedLines(lines).reduce((sum, { total }) => sum + Math.min(total, 0), 0)

/** What a hire costs without charges, in minor units. */
export type HireCosts = Pick<Price, "subTotal" | "discount" | "vatPercentage">

/** What a hire comes to with what was taken, in minor units: charges are taxed as its days are, and no discount is on them. */
export const chargedTotals = (
  { subTotal, discount, vatPercentage }: HireCosts,
  lines: ReadonlyArray<ChargeLine>,
  currency: string
): InvoiceTotals =>
  invoiceTotals([{ total: subTotal }, ...chargedLines(lines)], discount, vatPercentage, currency)

/** The price of a hire with what was taken. */
export const chargedPrice = (hire: Price, lines: ReadonlyArray<ChargeLine>, currency: string): Price => ({
  ...hire,
  lines: [...hire.lines, ...chargedLines(lines)],
  ...chargedTotals(hire, lines, currency)
})

/** The price of a hire without what was charged at its return. */
export const withoutCharges = (price: Price, currency: string): Price => {
  const lines = price.lines.filter(({ isCharge }) => !isCharge)
  const charged = price.lines.reduce((sum, { isCharge, total }) => sum + (isCharge ? total : 0), 0)
  const subTotal = price.subTotal - charged
  const totals = invoiceTotals([{ total: subTotal }], price.discount, price.vatPercentage, currency)
  return { ...price, lines, ...totals }
}

/** What was decided otherwise than before, in words, and what that does to the price; totals are in minor units. */
export const chargeDifferences = (
  before: { readonly lines: ReadonlyArray<ChargeLine>; readonly total: number },
  after: { readonly lines: ReadonlyArray<ChargeLine>; readonly total: number },
  currency: string
): ReadonlyArray<Difference> => {
  const money = moneyWriter(currency)
  const said = (line: ChargeLine | undefined) => {
    if (!line?.decision) return "undecided"
    return line.decision === "TAKE"
      ? money(majorUnits(signedCharge(line, minorUnits(line.amount))))
      : "left out"
  }
  const of = (lines: ReadonlyArray<ChargeLine>, id: string) => lines.find(({ rowId }) => rowId === id)
  const ids = new Set([...before.lines, ...after.lines].map(({ rowId }) => rowId))
  const decisions = [...ids].map((id) => {
    const [earlier, later] = [of(before.lines, id), of(after.lines, id)]
    const what = later?.description ?? earlier?.description ?? id
    return { what, from: earlier ? said(earlier) : "nothing", to: later ? said(later) : "nothing" }
  })
  const price = {
    what: "Price",
    from: money(majorUnits(before.total)),
    to: money(majorUnits(after.total))
  }
  return [...decisions, price].filter(({ from, to }) => from !== to)
}
