import { percentageOf } from "../money/minorUnits.ts"
import type { Award } from "./promotionAward.ts"

/**
 * What an award takes off the rental, in minor units: `dayRates` are the prices of the days, in their order. Of free
 * days one always remains to be paid; mileage and special offers change no price.
 */
export const promotionDiscount = (award: Award, dayRates: ReadonlyArray<number>): number => {
  switch (award.type) {
    case "DISCOUNT":
      return percentageOf(award.percentage, sum(dayRates))
    case "EXTRA_DAYS":
      return sum(dayRates.slice(Math.max(1, dayRates.length - award.days)))
    default:
      return 0
  }
}

const sum = (amounts: ReadonlyArray<number>) => amounts.reduce((total, amount) => total + amount, 0)
