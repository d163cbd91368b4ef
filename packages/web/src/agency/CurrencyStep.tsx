import type { Currency } from "@crewfleet/sdk"
import { ComboboxField } from "../ui/ComboboxField.tsx"

interface CurrencyStepProps {
  readonly currencies: ReadonlyArray<Currency>
  readonly chosen: string
  readonly problem: string | undefined
  readonly onChoose: (code: string) => void
}

/** Which currency the agency's amounts are in. */
export function CurrencyStep({ currencies, chosen, problem, onChoose }: CurrencyStepProps) {
  return (
    <ComboboxField
      name="baseCurrency"
      label="Base currency"
      hint="Your prices and invoices are in this currency. It cannot be changed later."
      placeholder="Search by name or code"
      nothingFound="No such currency"
      problem={problem}
      choices={currencies.map((currency) => ({ value: currency.code, label: labelOf(currency) }))}
      value={chosen || null}
      onChange={(code) => onChoose(code ?? "")}
    />
  )
}

const labelOf = ({ code, name, symbol }: Currency) =>
  [code, name && `– ${name}`, symbol && `(${symbol})`].filter(Boolean).join(" ")
