import { acceptanceOf } from "../document/documentKind.ts"
import { documentProblems } from "../document/documentProblems.ts"
import { pictureMaximum } from "../file/imageAcceptance.ts"
import type { AnswersOf } from "../form/FormOf.ts"
import { form } from "../form/form.ts"
import { choice } from "../form/kinds/choice.ts"
import { date } from "../form/kinds/date.ts"
import { file } from "../form/kinds/file.ts"
import { reference } from "../form/kinds/reference.ts"
import { text } from "../form/kinds/text.ts"
import { tick } from "../form/kinds/tick.ts"
import type { Lookup } from "../lookup/LookupApi.ts"
import type { Credential } from "./credential.ts"
import { type CredentialSort, credentialKinds } from "./credentialKinds.ts"

/**
 * What is done with the form of a credential: one is added by its worker, or by an agency; a newer certificate takes the
 * place of one; an agency gives a training of its own again; the days of one that nobody has decided about are corrected; a
 * certificate follows.
 */
export const credentialActs = ["add", "addForWorker", "renew", "giveAgain", "correct", "attach"] as const
export type CredentialAct = (typeof credentialActs)[number]

/** How a training is given (specification 002 §3). */
const trainingTypes = {
  EXTERNAL: "There is a certificate",
  PHYSICAL: "We gave the training ourselves"
} as const

/** What the rules look at beside the answers. */
export interface CredentialFacts {
  /** What is on file; undefined for a new one. */
  readonly credential: Credential | undefined
}

/** What is asked of a training or a compliance, by what is done with it. */
export const credentialForm = (sort: CredentialSort, act: CredentialAct) => {
  const isNew = act === "add" || act === "addForWorker"
  const called = sort === "training" ? "Training" : "Compliance"
  const sends = act !== "correct" && act !== "giveAgain"
  /** An agency may put on file that there is one, and the certificate follows. */
  const mayFollow = act === "addForWorker"
  const certificate = {
    label: "Certificate",
    hint: "A PDF under 1 MB, or photographs of its pages",
    ...acceptanceOf(credentialKinds.TRAINING),
    pictureMax: pictureMaximum,
    pages: true as const,
    words: { preview: "Preview of the certificate" },
    wide: true as const
  }
  const questions = {
    /** Which training or compliance it is. */
    subject: reference<
      { label: string; placeholder: string; required: string; harmless: true; wide: true },
      Pick<Lookup, "id" | "name">
    >({
      label: called,
      placeholder: `Choose the ${sort}`,
      required: `Choose the ${sort}`,
      harmless: true,
      wide: true,
      nameOf: ({ name }) => name
    }),
    /** How it was given; only an agency says that it gave it itself. */
    type: choice({
      label: "Type",
      of: trainingTypes,
      as: "radios",
      preset: "EXTERNAL",
      required: "Choose how it was given",
      harmless: true,
      wide: true
    }),
    /** The day on which the certificate was issued. */
    issued: date({ label: "Issue date", required: "Enter the issue date" }),
    /** The last day on which it is valid. */
    expires: date({ label: "Expiry date", required: "Enter the expiry date" }),
    /** The certificate. */
    file: file(
      mayFollow ? certificate : { ...certificate, required: "Please select a certificate to upload." }
    ),
    /** Whether the portal shows a certificate of a training that an agency gave itself. */
    showCertificate: tick({ label: "The worker gets a certificate of it", harmless: true, wide: true })
  }
  type Answers = { readonly type: string }
  const isPhysical = ({ type }: Answers) => type === "PHYSICAL"
  return form<
    typeof questions,
    CredentialFacts,
    "subject" | "type" | "issued" | "expires" | "file" | "showCertificate"
  >(questions, {
    asked: {
      subject: () => isNew,
      type: () => mayFollow && sort === "training",
      issued: () => act !== "attach",
      expires: () => act !== "attach",
      file: (answers) => sends && !isPhysical(answers),
      showCertificate: (answers) => act === "giveAgain" || (mayFollow && isPhysical(answers))
    },
    rules: {
      expires: ({ issued, expires }) =>
        documentProblems(credentialKinds.TRAINING, { issued, expires }).find(
          ({ field }) => field === "expires"
        )?.text
    },
    confirms: {
      expires: ({ expires }, { credential }) =>
        (act === "renew" || act === "giveAgain") &&
        credential?.status === "APPROVED" &&
        credential.expires === expires
          ? "This is the expiry date of the certificate that is on file already."
          : undefined
    }
  })
}

/** The form of a credential, whatever is done with it. */
export type CredentialForm = ReturnType<typeof credentialForm>

/** What was typed and chosen about a credential. */
export type CredentialAnswers = AnswersOf<CredentialForm>

/** What the rules look at beside the answers. */
export interface CredentialTypeFacts {
  /** The code of one that there is; undefined for a new one. */
  readonly code: string | undefined
}

/** What is asked of a training or compliance that workers can have: its code stays, as what is set up goes by it. */
export const credentialTypeForm = form(
  {
    /** By what it is known, such as CSTF-FS, 20 characters at most; it cannot be changed later. */
    code: text({
      label: "Code",
      hint: "Such as CSTF-FS. It cannot be changed later.",
      max: 20,
      required: "Enter the code",
      harmless: true
    }),
    /** What a person reads, 120 characters at most. */
    name: text({ label: "Name", max: 120, required: "Enter the name", harmless: true, wide: true }),
    /** Whether it can be put on file and asked for; records that have it keep it where it cannot. */
    offered: tick({
      label: "It can be chosen",
      hint: "Where it cannot, records and requirements that have it keep it.",
      preset: true,
      harmless: true,
      wide: true
    })
  },
  {
    facts: {} as CredentialTypeFacts,
    rules: {
      code: (typed, { code }) =>
        code !== undefined && typed.code.trim() !== code ? "The code cannot be changed" : undefined
    }
  }
)
