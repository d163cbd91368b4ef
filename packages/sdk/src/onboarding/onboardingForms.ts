/** What is said of an onboarding form beside its declaration. */
export interface OnboardingForm {
  /** What people call it (specification 002 §2). */
  readonly title: string
  /** What somebody of an agency needs to decide about it, beside seeing workers at all. */
  readonly decidedWith: "VIEW_TRAINING" | "VIEW_OCCUPATIONAL" | "VIEW_PAYROLL"
  /** Whether a client reads what was handed in; of the others it sees where they stand and no more. */
  readonly isForClients?: true
  /** Whether it opens only once an agency has made a conditional offer (Equality Act 2010, s. 60). */
  readonly needsOffer?: true
}

/** The onboarding forms of a worker by their names in addresses and on the wire, in their order. */
export const onboardingForms = {
  application: { title: "Application form", decidedWith: "VIEW_TRAINING", isForClients: true },
  occupational: {
    title: "Occupational Health Medical Questionnaire",
    decidedWith: "VIEW_OCCUPATIONAL",
    needsOffer: true
  },
  hmrc: { title: "HMRC Tax Declaration", decidedWith: "VIEW_PAYROLL" },
  bank: { title: "Bank Details", decidedWith: "VIEW_PAYROLL" }
} as const satisfies Readonly<Record<string, OnboardingForm>>

/** One of them by its name. */
export type OnboardingFormName = keyof typeof onboardingForms

/** Their names, in their order. */
export const onboardingFormNames = Object.keys(onboardingForms) as ReadonlyArray<OnboardingFormName>

/** What is said of one of them. */
export const onboardingForm = (name: OnboardingFormName): OnboardingForm => onboardingForms[name]

/** Where a form of a worker stands: nothing typed, typed and not handed in, or handed in and looked at. */
export const formStatuses = ["NOT_STARTED", "SAVED", "WAITING_APPROVAL", "APPROVED", "REJECTED"] as const
export type FormStatus = (typeof formStatuses)[number]

/** How people read that. */
export const formStatusWords: Readonly<Record<FormStatus, string>> = {
  NOT_STARTED: "Not started",
  SAVED: "Not handed in",
  WAITING_APPROVAL: "Waiting for approval",
  APPROVED: "Approved",
  REJECTED: "Rejected"
}

/**
 * Where a form stands: once it is handed in, where its last revision stands with those who decide about it. Somebody who
 * wants a change goes before somebody who has yet to look.
 */
export const formStatusOf = (
  { saved, submitted }: { readonly saved: boolean; readonly submitted: boolean },
  decisions: ReadonlyArray<string | undefined>
): FormStatus => {
  if (!submitted) return saved ? "SAVED" : "NOT_STARTED"
  if (decisions.includes("REJECTED")) return "REJECTED"
  return decisions.length === 0 || decisions.includes(undefined) ? "WAITING_APPROVAL" : "APPROVED"
}

/** The forms about which somebody with some permissions decides. */
export const formsDecidedWith = (has: (permission: string) => boolean): ReadonlyArray<OnboardingFormName> =>
  onboardingFormNames.filter((name) => has(onboardingForm(name).decidedWith))
