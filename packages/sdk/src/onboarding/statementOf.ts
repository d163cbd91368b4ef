/** The codes of the starter checklist: which of three statements is true of somebody (specification 002 §9). */
export const statements = {
  A: "A: this is my first job since 6 April, and I have had no taxable benefit or pension since",
  B: "B: since 6 April I have had another job that has ended, or a taxable benefit",
  C: "C: I have another job, or I receive a pension"
} as const
export type Statement = keyof typeof statements

/** What somebody answers that decides it; undefined while they have not. */
export interface StarterAnswers {
  /** Whether they have another job. */
  readonly otherJob: boolean | undefined
  /** Whether they receive a State, workplace or private pension. */
  readonly payments: boolean | undefined
  /**
   * Whether since 6 April they were paid by a job that has ended, or received Jobseeker’s Allowance, Employment and Support
   * Allowance or Incapacity Benefit.
   */
  readonly april: boolean | undefined
}

/**
 * Which statement follows from the answers to the starter checklist, and why (HM Revenue & Customs, “Starter checklist for PAYE”,
 * employee statement); undefined while they do not tell.
 */
export const statementOf = ({
  otherJob,
  payments,
  april
}: StarterAnswers): { readonly statement: Statement; readonly because: string } | undefined => {
  if (otherJob) return { statement: "C", because: "you have another job" }
  if (payments) return { statement: "C", because: "you receive a pension" }
  if (otherJob === undefined || payments === undefined || april === undefined) return undefined
  return april
    ? { statement: "B", because: "since 6 April you had a job that has ended, or a taxable benefit" }
    : {
        statement: "A",
        because:
          "you have no other job and no pension, and had neither a job nor a taxable benefit since 6 April"
      }
}

/** What a statement means for whoever is paid. */
export const statementEffects: Readonly<Record<Statement, string>> = {
  A: "all of your personal allowance of the tax year counts for this job",
  B: "your personal allowance counts for this job from your first pay on, and not for the months before",
  C: "tax at the basic rate is taken off all that you earn here, as your personal allowance counts elsewhere"
}
