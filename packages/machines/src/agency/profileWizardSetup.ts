import {
  type AgencyProfile,
  type Currency,
  type Failure,
  failureOf,
  isRefusedWith,
  type Notice,
  noticesFor,
  type Problem
} from "@crewfleet/sdk"
import type { FileAnswer, ProfileAnswers, ProfileStep } from "@crewfleet/sdk/rules"
import { assign, emit, enqueueActions, setup } from "xstate"
import { port } from "../port.ts"
import {
  isUploaded,
  noticesOfUpload,
  type Upload,
  type UploadEnd,
  uploadOf,
  wrongWithFile
} from "../upload/Upload.ts"
import { logoFile } from "./logoFile.ts"
import { askedProblemsIn, firstStepOf, problemsAt, resumedStep } from "./ProfileForm.ts"

/** What happens to the profile wizard. */
export type ProfileWizardEvent =
  | { readonly type: "form.changed"; readonly changes: Partial<ProfileAnswers> }
  | { readonly type: "logo.chosen"; readonly logo: FileAnswer }
  | { readonly type: "next.chosen" }
  | { readonly type: "previous.chosen" }
  | { readonly type: "completion.chosen" }
  /** The currencies are wanted once more. */
  | { readonly type: "reload.asked" }
  | { readonly type: "explanation.read" }

/** What the profile wizard keeps in mind. */
export interface ProfileWizardContext {
  readonly agencyId: number
  readonly form: ProfileAnswers
  readonly problems: ReadonlyArray<Problem>
  readonly currencies: ReadonlyArray<Currency>
  /** Why the currencies could not be loaded. */
  readonly failure: Failure | undefined
  /** How far the chosen logo has come. */
  readonly upload: Upload
}

type Ended = {
  readonly output: UploadEnd
}

/** How the wizard ends: `alreadySet` when somebody else gave the agency a base currency meanwhile. */
export type ProfileWizardOutput = "completed" | "alreadySet"

/** What the profile wizard is made of: its ports, actions and guards. */
export const profileWizard = setup({
  types: {
    /** In `timeZone` the agency reads and writes times until it chooses another; it is London's, unless told. */
    input: {} as { readonly agencyId: number; readonly timeZone?: string },
    context: {} as ProfileWizardContext,
    events: {} as ProfileWizardEvent,
    emitted: {} as { readonly type: "notice"; readonly notice: Notice },
    output: {} as ProfileWizardOutput,
    tags: {} as "busy"
  },
  actors: {
    /** The answers that were given before a reload, a crash or the end of a session. */
    readDraft: port<ProfileAnswers | undefined, { readonly agencyId: number }>("readDraft"),
    loadCurrencies: port<ReadonlyArray<Currency>, undefined>("loadCurrencies"),
    uploadLogo: logoFile,
    updateProfile: port<void, { readonly agencyId: number; readonly profile: AgencyProfile }>("updateProfile")
  },
  actions: {
    notify: emit((_, notice: Notice) => ({ type: "notice", notice })),
    explain: enqueueActions(({ enqueue }, { error }: { readonly error: unknown }) => {
      const failure = failureOf(error)
      enqueue.assign({ problems: askedProblemsIn(failure) })
      for (const notice of noticesFor("updateProfile", failure)) enqueue.emit({ type: "notice", notice })
    }),
    explainUpload: enqueueActions(({ enqueue }, { output }: Ended) => {
      const problems = wrongWithFile(output).map((text) => ({ field: "logo", text }))
      enqueue.assign({ upload: output.upload, problems })
      for (const notice of noticesOfUpload("uploadLogo", output)) enqueue.emit({ type: "notice", notice })
    }),
    keepCurrencies: assign(
      ({ context: { form } }, { output }: { readonly output: ReadonlyArray<Currency> }) => ({
        currencies: output,
        failure: undefined,
        form: output.some(({ code }) => code === form.baseCurrency) ? form : { ...form, baseCurrency: "" }
      })
    ),
    keepFailure: assign((_, { error }: { readonly error: unknown }) => ({ failure: failureOf(error) })),
    takeDraft: assign(({ context }, { output }: { readonly output: ProfileAnswers | undefined }) => ({
      form: output ? { ...output, timeZone: output.timeZone || context.form.timeZone } : context.form,
      upload: uploadOf(output?.logo)
    })),
    keepAnswers: assign(({ context }, answers: Partial<ProfileAnswers>) => ({
      form: { ...context.form, ...answers }
    })),
    keepLogo: assign(({ context }, { logo }: { readonly logo: FileAnswer }) => {
      const form = { ...context.form, logo }
      return { form, problems: problemsAt("logo", form), upload: uploadOf(logo) }
    }),
    keepUpload: assign((_, { output }: Ended) => ({ upload: output.upload })),
    showProblems: assign(({ context }, { step }: { readonly step: ProfileStep }) => ({
      problems: problemsAt(step, context.form)
    })),
    forgetProblems: assign({ problems: [] })
  },
  guards: {
    isIncomplete: ({ context }, { step }: { readonly step: ProfileStep }) =>
      problemsAt(step, context.form).length > 0,
    isNothingOffered: (_, { output }: { readonly output: ReadonlyArray<Currency> }) => output.length === 0,
    resumes: ({ context }, { step }: { readonly step: ProfileStep }) => resumedStep(context.form) === step,
    isUploaded: (_, { output }: Ended) => isUploaded(output),
    isAlreadySet: (_, { error }: { readonly error: unknown }) => isRefusedWith(failureOf(error), 409),
    concerns: ({ context }, { step }: { readonly step: ProfileStep }) =>
      firstStepOf(context.problems) === step
  }
})
