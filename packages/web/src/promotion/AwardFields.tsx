import {
  extraMileages,
  isWordOf,
  makesSpecialOffers,
  promotionLimits,
  promotionQuestions,
  promotionTypes,
  type UserType,
  unlimited
} from "@crewfleet/sdk"
import { choicesOf } from "../ui/choicesOf.ts"
import { SelectField } from "../ui/SelectField.tsx"
import { TextField } from "../ui/TextField.tsx"
import styles from "./PromotionForm.module.css"
import type { AnswerOf } from "./PromotionForm.tsx"

interface AwardFieldsProps {
  readonly userType: UserType
  readonly type: string
  readonly answerOf: AnswerOf
}

const types = choicesOf(promotionTypes)

const mileages = [
  ...extraMileages.map((value) => ({ value, label: `${value} km` })),
  { value: unlimited, label: "Unlimited" }
]

/** What the promotion gives: a type, and what that type asks; where there is no choice of types, the one. */
export function AwardFields({ userType, type, answerOf }: AwardFieldsProps) {
  if (makesSpecialOffers(userType)) {
    return (
      <p className={styles.given}>
        <span>{promotionQuestions.promotionType}</span>
        <span>{isWordOf(promotionTypes, type) ? promotionTypes[type] : type}</span>
      </p>
    )
  }
  return (
    <>
      <SelectField {...answerOf("promotionType")} placeholder="Choose a type" choices={types} />
      {type === "DISCOUNT" && (
        <TextField {...answerOf("discount")} type="number" {...promotionLimits.discount} />
      )}
      {type === "EXTRA_MILEAGE" && (
        <SelectField {...answerOf("extraMileage")} placeholder="Choose a mileage" choices={mileages} />
      )}
      {type === "EXTRA_DAYS" && (
        <TextField {...answerOf("extraDays")} type="number" {...promotionLimits.extraDays} />
      )}
      {!["DISCOUNT", "EXTRA_MILEAGE", "EXTRA_DAYS"].includes(type) && <div />}
    </>
  )
}
