import { defaultTimeZone, type ProfileStep, profileForm, profileSteps, words } from "@crewfleet/sdk/rules"
import type { SnapshotFrom } from "xstate"
import { uploadOf } from "../upload/Upload.ts"
import { profileIn } from "./ProfileForm.ts"
import { type ProfileWizardOutput, profileWizard } from "./profileWizardSetup.ts"
import { profileWords } from "./profileWords.ts"

const incomplete = <S extends ProfileStep>(step: S) => ({ type: "isIncomplete", params: { step } }) as const
const showProblems = <S extends ProfileStep>(step: S) => ({ type: "showProblems", params: { step } }) as const

const concerns = <S extends ProfileStep>(step: S) => ({ type: "concerns", params: { step } }) as const

const resumes = <S extends ProfileStep>(step: S) => ({ type: "resumes", params: { step } }) as const

const currency = profileWizard.createStateConfig({
  description: "First step: the money that the agency works in.",
  initial: "loading",
  states: {
    loading: {
      description: "The currencies are on their way.",
      tags: "busy",
      invoke: {
        id: "loadCurrencies",
        src: "loadCurrencies",
        onDone: [
          {
            guard: { type: "isNothingOffered", params: ({ event }) => event },
            target: "empty",
            actions: { type: "keepCurrencies", params: ({ event }) => event }
          },
          { target: "resuming", actions: { type: "keepCurrencies", params: ({ event }) => event } }
        ],
        onError: { target: "failed", actions: { type: "keepFailure", params: ({ event }) => event } }
      }
    },
    failed: {
      description: "The currencies could not be loaded; the person may try again.",
      on: { "reload.asked": "loading" }
    },
    empty: {
      description: "There is no currency to choose; the person may look again.",
      on: { "reload.asked": "loading" }
    },
    resuming: {
      description: "What was kept decides at which step the person goes on.",
      always: [
        { guard: resumes("currency"), target: "choosing" },
        { guard: resumes("contact"), target: "#profileWizard.contact" },
        "#profileWizard.logo"
      ]
    },
    choosing: {
      description: "The person chooses a currency.",
      on: {
        "form.changed": { actions: { type: "keepAnswers", params: ({ event }) => event.changes } },
        "next.chosen": [
          { guard: incomplete("currency"), actions: showProblems("currency") },
          { target: "#profileWizard.contact", actions: "forgetProblems" }
        ]
      }
    }
  }
})

/** A draft that cannot be read is none. */
const remembering = profileWizard.createStateConfig({
  description: "What was typed earlier is looked for on this device.",
  tags: "busy",
  invoke: {
    id: "readDraft",
    src: "readDraft",
    input: ({ context }) => ({ agencyId: context.agencyId }),
    onDone: { target: "currency", actions: { type: "takeDraft", params: ({ event }) => event } },
    onError: "currency"
  }
})

const contact = profileWizard.createStateConfig({
  description: "Second step: how and where the agency is reached.",
  on: {
    "form.changed": { actions: { type: "keepAnswers", params: ({ event }) => event.changes } },
    "previous.chosen": { target: "currency.choosing", actions: "forgetProblems" },
    "next.chosen": [
      {
        guard: incomplete("contact"),
        actions: [showProblems("contact"), { type: "notify", params: words.contactIncomplete }]
      },
      { target: "logo", actions: "forgetProblems" }
    ]
  }
})

const logo = profileWizard.createStateConfig({
  description: "Third step: the picture that stands for the agency.",
  initial: "waiting",
  states: {
    waiting: {
      description: "The person chooses a logo, and completes the profile.",
      on: {
        "logo.chosen": { actions: { type: "keepLogo", params: ({ event }) => event } },
        "previous.chosen": { target: "#profileWizard.contact", actions: "forgetProblems" },
        "completion.chosen": [
          { guard: incomplete("logo"), actions: showProblems("logo") },
          { target: "uploading", actions: "forgetProblems" }
        ]
      }
    },
    uploading: {
      description: "The logo is on its way.",
      tags: "busy",
      invoke: {
        id: "uploadLogo",
        src: "uploadLogo",
        input: ({ context: { upload, agencyId } }) => ({ upload, to: { agencyId } }),
        onDone: [
          {
            guard: { type: "isUploaded", params: ({ event }) => event },
            target: "updating",
            actions: { type: "keepUpload", params: ({ event }) => event }
          },
          { target: "waiting", actions: { type: "explainUpload", params: ({ event }) => event } }
        ]
      }
    },
    updating: {
      description: "The profile is being saved.",
      tags: "busy",
      invoke: {
        id: "updateProfile",
        src: "updateProfile",
        input: ({ context }) => ({ agencyId: context.agencyId, profile: profileIn(context.form) }),
        onDone: "#profileWizard.completed",
        onError: [
          {
            guard: { type: "isAlreadySet", params: ({ event }) => event },
            target: "#profileWizard.alreadySet"
          },
          {
            target: "#profileWizard.refused",
            actions: { type: "explain", params: ({ event }) => event }
          }
        ]
      }
    }
  }
})

/** The service refused the profile: back to the first step that it spoke of. */
const refused = profileWizard.createStateConfig({
  description: "The profile was refused; the person goes back to the step that is spoken of.",
  always: [
    { guard: concerns("currency"), target: "currency.choosing" },
    { guard: concerns("contact"), target: "contact" },
    "logo"
  ]
})

const alreadySet = profileWizard.createStateConfig({
  description: "Somebody else has completed the profile; the person reads so.",
  entry: { type: "notify", params: profileWords.alreadySet },
  on: { "explanation.read": "explained" }
})

/**
 * An agency's profile in three steps: currency, contact and logo. It cannot be closed. A retry goes on where the last
 * attempt ended, so that nothing is typed, shrunk or uploaded twice. It can be stored whenever it is not busy.
 */
export const profileWizardMachine = profileWizard.createMachine({
  id: "profileWizard",
  description: "A new agency's profile in three steps.",
  meta: { harmless: ["type", ...profileForm.harmless, "code"] },
  context: ({ input }) => ({
    agencyId: input.agencyId,
    form: { ...profileForm.empty, timeZone: input.timeZone ?? defaultTimeZone },
    problems: [],
    currencies: [],
    failure: undefined,
    upload: uploadOf(undefined)
  }),
  initial: "remembering",
  states: {
    remembering,
    currency,
    contact,
    logo,
    refused,
    alreadySet,
    completed: {
      description: "The profile is complete.",
      type: "final",
      entry: { type: "notify", params: words.profileCompleted },
      output: "completed" satisfies ProfileWizardOutput
    },
    explained: {
      description: "The person knows that the profile was complete already.",
      type: "final",
      output: "alreadySet" satisfies ProfileWizardOutput
    }
  },
  output: ({ event }) => event.output as ProfileWizardOutput
})

/** The step that the wizard shows. */
export const profileStepOf = (snapshot: SnapshotFrom<typeof profileWizardMachine>): ProfileStep =>
  snapshot.matches("remembering")
    ? "currency"
    : (profileSteps.find((step) => snapshot.matches(step)) ?? "logo")
