import { type LongForm, type OnboardingFormName, onboardingFormNames } from "@crewfleet/sdk/rules"
import type { Insertable, Kysely } from "kysely"
import type { Tables } from "../database/Tables.ts"
import { onboardingLongForms } from "../onboarding/onboardingLongForms.ts"
import { dayLength, type Employed, type StaffHolders } from "./DemoStaff.ts"
import { type DemoAnswers, onboardingAnswers } from "./onboardingAnswers.ts"
import type { Random } from "./Random.ts"

/** How far a form of a worker of the demo has come. */
type Stage = "none" | "saved" | "waiting" | "approved" | "rejected" | "again"

/** So many of the staff have filled something in. */
const filling = 48

/** How long after the first time a form is handed in again, in milliseconds. */
const handedInAgain = 5 * dayLength

/** What the worker of the demo account has done. */
const demoStages: Readonly<Record<OnboardingFormName, Stage>> = {
  application: "rejected",
  occupational: "saved",
  hmrc: "approved",
  bank: "none"
}

interface DemoForm {
  readonly worker: Employed
  readonly kind: OnboardingFormName
  readonly stage: Exclude<Stage, "none">
  /** When it was handed in last, or saved. */
  readonly at: Date
  /** What was handed in, the first to come first; of a form that is only saved what was typed. */
  readonly said: ReadonlyArray<DemoAnswers>
}

/** The onboarding forms of some of the staff and of those who have applied, and what the agencies decided about them. */
export const insertForms = async (
  db: Kysely<Tables>,
  random: Random,
  { agencyIds, workerId }: StaffHolders,
  staff: ReadonlyArray<Employed>,
  applicants: ReadonlyArray<Employed>,
  now: Date
): Promise<void> => {
  const demo = staff.filter(({ id }) => id === workerId)
  const others = staff.filter(({ id, agencies }) => id !== workerId && agencies.includes(0)).slice(0, filling)
  const form = (worker: Employed, kind: OnboardingFormName, stage: Stage): ReadonlyArray<DemoForm> =>
    stage === "none" ? [] : [formOf(random, { worker, kind, stage }, now)]
  const forms = [
    ...demo.flatMap((worker) => onboardingFormNames.flatMap((kind) => form(worker, kind, demoStages[kind]))),
    ...others.flatMap((worker, at) =>
      onboardingFormNames.flatMap((kind, of) => form(worker, kind, stageOf(at * 7 + of)))
    ),
    ...applicants.flatMap((worker, at) => form(worker, "application", at % 3 === 1 ? "saved" : "waiting"))
  ]
  const copies = await insertRows(db, forms)
  await insertReviews(db, copies, agencyIds)
}

/** As often as each is met in a month. */
const stages: ReadonlyArray<Stage> = [
  ...Array<Stage>(11).fill("approved"),
  ...Array<Stage>(3).fill("waiting"),
  ...(["none", "again", "saved", "rejected", "saved"] as const)
]

const stageOf = (at: number): Stage => stages[at % stages.length] ?? "none"

const formOf = (random: Random, form: Omit<DemoForm, "at" | "said">, now: Date): DemoForm => {
  const { worker, kind, stage } = form
  const daysAgo = stage === "waiting" || stage === "again" ? random.whole(1, 12) : random.whole(3, 250)
  const at = new Date(now.getTime() - daysAgo * dayLength - random.whole(0, 36_000) * 1_000)
  const filledIn = stage === "again" ? new Date(at.getTime() - handedInAgain) : at
  const all = onboardingAnswers[kind]({ worker, at: filledIn, random })
  if (stage === "saved") return { ...form, at, said: [begun(kind, all)] }
  return { ...form, at, said: stage === "again" ? [{ ...all, ...mistaken[kind] }, all] : [all] }
}

/** What was answered of the first sections. */
const begun = (kind: OnboardingFormName, all: DemoAnswers): DemoAnswers => {
  const asked: ReadonlyArray<string> = onboardingLongForms[kind].form.sections
    .slice(0, 2)
    .flatMap(({ fields }: { readonly fields: ReadonlyArray<string> }) => fields)
  return Object.fromEntries(Object.entries(all).filter(([field]) => asked.includes(field)))
}

/** What had to be changed before a form was handed in again, and in which section. */
const mistaken: Readonly<Record<OnboardingFormName, DemoAnswers>> = {
  application: { personalState: "I want to work.", dbsNumber: "0012" },
  occupational: { chickenpoxDate: undefined },
  hmrc: { employmentStart: "2019-01-01" },
  bank: { code: "00-00-00", bank: "My bank" }
}

const wanted: Readonly<Record<OnboardingFormName, ReadonlyArray<{ section: string; comment: string }>>> = {
  application: [
    { section: "dbs", comment: "The certificate number has twelve digits: please copy all of them." },
    { section: "statement", comment: "Please write some sentences about your experience." }
  ],
  occupational: [{ section: "chickenpox", comment: "Please tell us when that was, as near as you know." }],
  hmrc: [{ section: "person", comment: "The start date is that of your work with us." }],
  bank: [{ section: "account", comment: "There is no bank with this sort code." }]
}

interface Copy extends Pick<DemoForm, "worker" | "kind"> {
  readonly id: number
  readonly at: Date
  readonly decided: "APPROVED" | "REJECTED" | undefined
}

const insertRows = async (
  db: Kysely<Tables>,
  forms: ReadonlyArray<DemoForm>
): Promise<ReadonlyArray<Copy>> => {
  const ids = await db
    .insertInto("longForms")
    .values(
      forms.map(({ worker, kind, at, said }) => ({
        kind,
        subjectKind: "worker",
        subjectId: worker.id,
        agencyId: null,
        version: onboardingLongForms[kind].version,
        revision: said.length,
        answers: JSON.stringify(said.at(-1)),
        sectionRevisions: JSON.stringify(sectionsOf(kind, said.length)),
        savedAt: at
      }))
    )
    .returning("id")
    .execute()
  const copies = forms.flatMap(({ worker, kind, stage, at, said }, index) =>
    stage === "saved"
      ? []
      : said.map((answers, earlier) => ({
          worker,
          kind,
          formId: ids[index]?.id ?? 0,
          revision: earlier + 1,
          answers,
          at: new Date(at.getTime() - (said.length - 1 - earlier) * handedInAgain),
          decided: decisionOf(stage, earlier + 1 < said.length)
        }))
  )
  const inserted = await db.insertInto("submittedForms").values(copies.map(rowOf)).returning("id").execute()
  return copies.map((copy, index) => ({ ...copy, id: inserted[index]?.id ?? 0 }))
}

const sectionsOf = (kind: OnboardingFormName, revision: number) =>
  Object.fromEntries(
    onboardingLongForms[kind].form.sections.map(({ id }: { readonly id: string }) => [id, revision])
  )

const decisionOf = (stage: Stage, isEarlier: boolean): Copy["decided"] => {
  if (stage === "approved") return "APPROVED"
  return stage === "rejected" || isEarlier ? "REJECTED" : undefined
}

const rowOf = ({
  kind,
  formId,
  revision,
  answers,
  at
}: Pick<Copy, "kind" | "at"> & { formId: number; revision: number; answers: DemoAnswers }): Insertable<
  Tables["submittedForms"]
> => ({
  formId,
  version: onboardingLongForms[kind].version,
  revision,
  answers: JSON.stringify(answers),
  confirmed: JSON.stringify(oddIn(kind, answers, at)),
  submittedAt: at
})

/** What they have said is right although it is odd. */
const oddIn = (kind: OnboardingFormName, answers: DemoAnswers, at: Date) => {
  const { form }: LongForm = onboardingLongForms[kind]
  return form
    .unconfirmed(form.read(answers), { now: at.toISOString() }, [])
    .map(({ field, text }: { readonly field: string; readonly text: string }) => ({ field, text }))
}

/** Each agency of a worker has decided; what must change the first of them says. */
const insertReviews = async (
  db: Kysely<Tables>,
  copies: ReadonlyArray<Copy>,
  agencyIds: ReadonlyArray<number>
): Promise<void> => {
  const users = await db
    .selectFrom("users")
    .innerJoin("userRoles", "userRoles.userId", "users.id")
    .innerJoin("roles", "roles.id", "roleId")
    .select(["users.id", "agentId", "roles.name"])
    .orderBy("users.id")
    .execute()
  const reviewer = (kind: OnboardingFormName, agencyId: number) =>
    users.find(({ agentId, name }) => agentId === agencyId && name === reviewers[kind])?.id ?? null
  const reviews = copies.flatMap(({ id, worker, kind, at, decided }) =>
    worker.agencies.flatMap((agency): ReadonlyArray<Insertable<Tables["formReviews"]>> => {
      const agencyId = agencyIds[agency] ?? 0
      if (decided === undefined || (decided === "REJECTED" && agency > 0)) return []
      return [
        {
          submittedFormId: id,
          agencyId,
          status: decided,
          sections: JSON.stringify(decided === "REJECTED" ? wanted[kind] : []),
          recommendation: kind === "occupational" && decided === "APPROVED" ? "FIT" : null,
          reviewedBy: reviewer(kind, agencyId),
          reviewedAt: new Date(at.getTime() + 2 * dayLength)
        }
      ]
    })
  )
  await db.insertInto("formReviews").values(reviews).execute()
}

const reviewers: Readonly<Record<OnboardingFormName, string>> = {
  application: "Agency manager",
  occupational: "Clinical reviewer",
  hmrc: "Payroll",
  bank: "Payroll"
}
