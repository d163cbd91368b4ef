import { formInSections } from "../form/form.ts"
import { choice } from "../form/kinds/choice.ts"
import { date } from "../form/kinds/date.ts"
import { nationalInsuranceNumber } from "../form/kinds/nationalNumber.ts"
import { yesOrNo } from "../form/kinds/yesOrNo.ts"
import type { LongForm } from "../form/longForm.ts"
import { withoutNumber } from "./oddHistory.ts"
import { audiences, givenIdentity, prefilled, signing } from "./prefilled.ts"
import { type Statement, statementEffects, statementOf, statements } from "./statementOf.ts"

const audience = audiences.payroll
const { lastname, firstname, dob, address } = prefilled()
const signed = signing({ audience })

interface Employee {
  readonly otherJob: string
  readonly payments: string
  readonly april: string
}

const toldOf = (answer: string) => (answer === "" ? undefined : answer === "YES")

const followingOf = ({ otherJob, payments, april }: Employee) =>
  statementOf({ otherJob: toldOf(otherJob), payments: toldOf(payments), april: toldOf(april) })

const isStatement = (code: string): code is Statement => Object.hasOwn(statements, code)

/** What somebody tells HM Revenue & Customs and whoever pays them when they start (specification 002 §3). */
export const hmrcForm = formInSections(
  {
    person: {
      title: "Personal details",
      needs: ["Your National Insurance number, from a payslip, a letter or your personal tax account"],
      notice: [
        "Employers use this form to tell HM Revenue & Customs about somebody new, and to take the right amount of tax from the first pay on.",
        "Employees fill it in if they have no recent P45. Employers keep it for the current and the next 3 tax years."
      ],
      questions: {
        lastname,
        firstname,
        /** male or female. */
        sex: choice({
          label: "Sex",
          hint: "As it is on your birth certificate or gender recognition certificate",
          of: { male: "Male", female: "Female" },
          as: "radios",
          required: "Choose the sex"
        }),
        dob,
        address,
        /** The National Insurance number, without blanks: `QQ123456C`. */
        insuarance: nationalInsuranceNumber({
          label: "National Insurance number",
          hint: "Such as QQ 12 34 56 C",
          audience
        }),
        /** The day on which the employment starts. */
        employmentStart: date({
          label: "Employment start date",
          required: "Enter the day on which your employment starts"
        })
      }
    },
    employee: {
      title: "Employee statement",
      notice: ["Which statement applies to you follows from these three answers."],
      questions: {
        /** Whether they have another job. */
        otherJob: yesOrNo({
          label: "Do you have another job?",
          required: "Say whether you have another job",
          audience
        }),
        /** Whether they receive a pension. */
        payments: yesOrNo({
          label: "Do you receive payments from a State, workplace or private pension?",
          required: "Say whether you receive a pension",
          audience
        }),
        /** Whether since 6 April they had a job that has ended, or a taxable benefit. */
        april: yesOrNo({
          label:
            "Since 6 April, have you been paid by another job that has ended, or received a taxable benefit?",
          hint: "Jobseeker’s Allowance, Employment and Support Allowance or Incapacity Benefit",
          required: "Say whether you had another job or a taxable benefit since 6 April",
          audience
        }),
        /** A, B or C. */
        statement: choice({
          label: "Statement",
          of: statements,
          as: "radios",
          required: "Choose the statement that applies to you",
          wide: true,
          audience
        })
      }
    },
    loans: {
      title: "Student loans",
      questions: {
        /** Whether they have a loan that is not paid back. */
        loan: yesOrNo({
          label: "Do you have a student or postgraduate loan that you have not paid back?",
          required: "Say whether you have a student or postgraduate loan",
          audience
        }),
        /** Whether one of the statements applies by which nothing is paid back through pay. */
        applyStatement: yesOrNo({
          label: "Does one of these apply to you?",
          hint: "You are still on the course, you finished it after the last 6 April, or you pay the loan back by Direct Debit yourself",
          required: "Say whether one of these applies to you",
          audience
        }),
        /** 1, 2, 4 or 5; without one it is a postgraduate loan alone. */
        plan: choice({
          label: "Type of student loan",
          of: {
            "1": "Plan 1",
            "2": "Plan 2",
            "4": "Plan 4",
            "5": "Plan 5",
            none: "No student loan, only a postgraduate loan"
          },
          as: "radios",
          required: "Choose the type of your student loan",
          audience
        }),
        /** Whether they have a postgraduate loan of England or Wales. */
        postgraduate: yesOrNo({
          label: "Do you have a postgraduate loan for England or Wales?",
          required: "Say whether you have a postgraduate loan",
          audience
        })
      }
    },
    declaration: {
      title: "Declaration",
      notice: ["By signing you say that what you have told on this form is correct."],
      questions: {
        /** The name of whoever signs. */
        fullname: signed.name,
        /** The day on which it was signed. */
        signDate: signed.date,
        /** The signature. */
        signed: signed.signature
      }
    }
  },
  {
    given: { ...givenIdentity, address: () => true },
    known: ["sex"],
    asked: {
      applyStatement: ({ loan }) => loan === "YES",
      plan: ({ loan, applyStatement }) => loan === "YES" && applyStatement === "NO",
      postgraduate: ({ loan, applyStatement }) => loan === "YES" && applyStatement === "NO"
    },
    follows: { statement: (answers) => followingOf(answers)?.statement },
    says: {
      statement: (answers) => {
        const following = followingOf(answers)
        if (!following) return "It follows once the questions above are answered, and you read here why."
        const { statement } = answers
        const follows = `Statement ${following.statement} follows, as ${following.because}: ${statementEffects[following.statement]}.`
        return isStatement(statement) && statement !== following.statement
          ? `${follows} You chose ${statement}: with it ${statementEffects[statement]}.`
          : follows
      }
    },
    rules: {
      plan: ({ plan, postgraduate }) =>
        plan === "none" && postgraduate === "NO" ? "Choose the type of your student loan" : undefined
    },
    confirms: {
      insuarance: ({ insuarance }) => withoutNumber(insuarance),
      statement: (answers) => {
        const following = followingOf(answers)?.statement
        const { statement } = answers
        return following === undefined || statement === following || !isStatement(statement)
          ? undefined
          : `Statement ${following} follows from your answers, and you chose ${statement}: with it ${statementEffects[statement]}.`
      }
    }
  }
)

/** The same as the service keeps it. */
export const hmrcLongForm = {
  kind: "hmrc",
  title: "HMRC Tax Declaration",
  version: 1,
  form: hmrcForm
} as const satisfies LongForm
