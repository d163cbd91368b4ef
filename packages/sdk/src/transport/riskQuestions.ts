import { choice } from "../form/kinds/choice.ts"
import { text } from "../form/kinds/text.ts"
import { transportAudiences } from "./transportAudiences.ts"

/** How great a risk is (specification 002 §9). */
const riskRatings = {
  S: "Significant",
  H: "High",
  M: "Medium",
  L: "Low",
  U: "Unknown"
} as const

/** Whether a rating counts as extreme, and needs an explanation (specification 002 §5). */
export const isExtreme = (rating: string): boolean => ["S", "H", "M"].includes(rating)

const audience = transportAudiences.care

/** The risks that are rated, with the names of their explanations (specification 002 §2 and §3). */
export const ratedRisks = {
  assaultStaff: "assaultStaffDesc",
  physicalAggression: "physicalAggressionDesc",
  verballyAggressive: "verballyAggressiveDesc",
  selfHarm: "selfHarmDesc",
  selfNeglect: "selfNeglectDesc",
  absconsionRisk: "absconsionRiskDesc",
  genderIssues: "genderIssuesDesc",
  racialIssues: "racialIssuesDesc",
  sexuallyInappropriate: "sexuallyInappropriateDesc"
} as const
export type RatedRisk = keyof typeof ratedRisks

const rated = <const Label extends string>(label: Label) =>
  choice({ label, of: riskRatings, placeholder: "Not rated", audience })

const explained = <const Name extends string>(name: Name) =>
  text({ label: `${name}: explanation`, max: 1_000, height: 3, wide: true, audience })

/** The questions about risks, each rating with its explanation. */
export const riskQuestions = {
  /** How likely the patient is to assault staff: S, H, M, L or U. */
  assaultStaff: rated("Assault staff"),
  /** What is known of that. */
  assaultStaffDesc: explained("Assault staff"),
  /** Physical aggression: S, H, M, L or U. */
  physicalAggression: rated("Physical aggression"),
  /** What is known of that. */
  physicalAggressionDesc: explained("Physical aggression"),
  /** Verbal aggression: S, H, M, L or U. */
  verballyAggressive: rated("Verbal aggression"),
  /** What is known of that. */
  verballyAggressiveDesc: explained("Verbal aggression"),
  /** Self harm: S, H, M, L or U. */
  selfHarm: rated("Self harm"),
  /** What is known of that. */
  selfHarmDesc: explained("Self harm"),
  /** Self neglect: S, H, M, L or U. */
  selfNeglect: rated("Self neglect"),
  /** What is known of that. */
  selfNeglectDesc: explained("Self neglect"),
  /** Absconsion, or absence without leave: S, H, M, L or U. */
  absconsionRisk: rated("Absconsion/AWOL"),
  /** What is known of that. */
  absconsionRiskDesc: explained("Absconsion/AWOL"),
  /** Gender issues: S, H, M, L or U. */
  genderIssues: rated("Gender issues"),
  /** What is known of that. */
  genderIssuesDesc: explained("Gender issues"),
  /** Racial issues: S, H, M, L or U. */
  racialIssues: rated("Racial issues"),
  /** What is known of that. */
  racialIssuesDesc: explained("Racial issues"),
  /** Sexually inappropriate behaviour: S, H, M, L or U. */
  sexuallyInappropriate: rated("Sexually inappropriate behaviour"),
  /** What is known of that. */
  sexuallyInappropriateDesc: explained("Sexually inappropriate behaviour"),
  /** Other risks. */
  otherRisks: text({ label: "Other risks", max: 1_000, height: 3, wide: true, audience }),
  /** What else is a risk to whoever travels. */
  passengerAdditionalRisks: text({
    label: "Additional risks of the passenger",
    max: 1_000,
    height: 3,
    wide: true,
    audience
  }),
  /** What the escort should expect. */
  escortServiceRisk: text({ label: "Risks for the escort", max: 1_000, height: 3, wide: true, audience })
} as const

type Answers = Readonly<Record<RatedRisk | (typeof ratedRisks)[RatedRisk], string>>

/** An explanation is asked for, and needed, where its rating is S, H or M (specification 002 §5). */
export const explanationsAsked = Object.fromEntries(
  Object.entries(ratedRisks).map(([risk, explanation]) => [
    explanation,
    (answers: Answers) => isExtreme(answers[risk as RatedRisk])
  ])
) as Readonly<Record<(typeof ratedRisks)[RatedRisk], (answers: Answers) => boolean>>

/** The same as rules: what is said where an explanation is missing. */
export const explanationsNeeded = Object.fromEntries(
  Object.entries(ratedRisks).map(([risk, explanation]) => [
    explanation,
    (answers: Answers) =>
      isExtreme(answers[risk as RatedRisk]) && answers[explanation].trim() === ""
        ? {
            text: `Explain the risk: ${riskQuestions[risk as RatedRisk].label}`,
            kind: "missing"
          }
        : undefined
  ])
) as Readonly<
  Record<
    (typeof ratedRisks)[RatedRisk],
    (answers: Answers) => { readonly text: string; readonly kind: string } | undefined
  >
>
