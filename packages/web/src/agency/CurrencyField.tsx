import type { Currency } from "@crewfleet/sdk"
import { type ControlProps, fieldWords } from "../form/ControlProps.ts"
import { ComboboxField } from "../ui/ComboboxField.tsx"

interface CurrencyFieldProps extends ControlProps<string> {
  readonly currencies: ReadonlyArray<Currency>
}

/** Which currency the agency's amounts are in. */
export function CurrencyField({ currencies, ...control }: CurrencyFieldProps) {
  return (
    <ComboboxField
      {...fieldWords(control)}
      placeholder="Search by name or code"
      nothingFound="No such currency"
      choices={currencies.map((currency) => ({ value: currency.code, label: labelOf(currency) }))}
      value={control.value || null}
      onChange={(code) => control.onChange(code ?? "")}
    />
  )
}

const labelOf = ({ code, name, symbol }: Currency) =>
  [code, name && `– ${name}`, symbol && `(${symbol})`].filter(Boolean).join(" ")
