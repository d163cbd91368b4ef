import { type AnswersOf, ratedRisks, type transportForm } from "@crewfleet/sdk/rules"
import type { ReactNode } from "react"
import { RiskBadge } from "./RiskBadge.tsx"

/** The letters of the risks that are rated, by question, to stand at their answers. */
export const riskMarks = (answers: AnswersOf<typeof transportForm>): Readonly<Record<string, ReactNode>> =>
  Object.fromEntries(
    Object.keys(ratedRisks).flatMap((risk) => {
      const rating = answers[risk as keyof typeof ratedRisks]
      return rating === "" ? [] : [[risk, <RiskBadge key={risk} rating={rating} />]]
    })
  )
