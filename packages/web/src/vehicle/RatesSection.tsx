import { weekDays } from "@crewfleet/sdk"
import { Card } from "../ui/Card.tsx"
import { TextField } from "../ui/TextField.tsx"
import { type Answering, answerTo } from "./Answer.ts"
import styles from "./VehicleEditor.module.css"

interface RatesSectionProps extends Answering {
  /** ISO 4217. */
  readonly currency: string
}

/** What a day costs, and what else is charged. */
export function RatesSection({ currency, ...answering }: RatesSectionProps) {
  const amount = { inputMode: "decimal", autoComplete: "off" } as const
  return (
    <Card title="Rates">
      <p className={styles.lead}>
        Amounts are in {currency}. A weekend day without a rate costs as much as a weekday.
      </p>
      <div className={styles.thirds}>
        <TextField {...answerTo(answering, "weekdayRate")} {...amount} label={`${weekDays.MTF}`} />
        <TextField {...answerTo(answering, "saturdayRate")} {...amount} label={weekDays.SAT} optional />
        <TextField {...answerTo(answering, "sundayRate")} {...amount} label={weekDays.SUN} optional />
        <TextField {...answerTo(answering, "depositAmt")} {...amount} label="Deposit" />
        <TextField
          {...answerTo(answering, "maxDailyMileage")}
          inputMode="numeric"
          autoComplete="off"
          label="Mileage allowance (KM a day)"
        />
        <TextField
          {...answerTo(answering, "excessMileageRate")}
          {...amount}
          label="Excess mileage rate (a KM)"
        />
      </div>
    </Card>
  )
}
