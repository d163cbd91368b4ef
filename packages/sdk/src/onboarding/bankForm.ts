import { formInSections } from "../form/form.ts"
import { accountNumber, sortCode } from "../form/kinds/nationalNumber.ts"
import type { LongForm } from "../form/longForm.ts"
import { audiences, line, signing } from "./prefilled.ts"

const audience = audiences.payroll
const signed = signing({ audience })

/** Where a worker is paid (specification 002 §3). */
export const bankForm = formInSections({
  account: {
    title: "Bank account",
    needs: ["A bank statement, your banking app or your card, for the account number and the sort code"],
    questions: {
      /** The name on the account, 255 characters at most. */
      name: line("Holder name", {
        hint: "The name on the account, as it stands on your card or statement",
        autoComplete: "name",
        required: "Enter the holder name",
        audience
      }),
      /** The bank, or building society, 255 characters at most. */
      bank: line("Bank", {
        hint: "Or building society",
        required: "Enter the bank",
        audience
      }),
      /** The account number, three parts joined by hyphens: `123-456-78`. */
      account: accountNumber({
        label: "Account number",
        hint: "Eight digits; put zeros in front of a shorter one",
        required: "Enter the account number",
        audience
      }),
      /** The sort code, three parts joined by hyphens: `20-00-00`. */
      code: sortCode({
        label: "Sort code",
        hint: "Six digits, such as 20-00-00",
        required: "Enter the sort code",
        audience
      })
    }
  },
  declaration: {
    title: "Declaration",
    notice: ["By signing you say that this account is yours and that your pay is to go there."],
    questions: {
      /** The name of whoever signs, 255 characters at most. */
      fullname: signed.name,
      /** The day on which it was signed. */
      signDate: signed.date,
      /** The signature. */
      signed: signed.signature
    }
  }
})

/** The same as the service keeps it. */
export const bankLongForm = {
  kind: "bank",
  title: "Bank Details",
  version: 1,
  form: bankForm
} as const satisfies LongForm
