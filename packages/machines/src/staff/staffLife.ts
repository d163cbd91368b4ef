import { declineForm } from "@crewfleet/sdk/rules"
import { setup } from "xstate"
import { lifeOf } from "../life/Life.ts"

/** What happens to a worker with one agency; `reason` is what an applicant who is declined reads. */
export type StaffLifeEvent =
  | { readonly type: "worker.applied" }
  | { readonly type: "worker.takenOn" }
  | { readonly type: "worker.declined"; readonly reason: string }
  | { readonly type: "worker.left" }
  | { readonly type: "job.added" }
  | { readonly type: "fitness.judged" }
  | { readonly type: "details.changed" }
  | { readonly type: "offer.made" }
  | { readonly type: "offer.withdrawn" }

const problemOf = (event: StaffLifeEvent) =>
  event.type === "worker.declined"
    ? declineForm.problems({ reason: event.reason }, { now: "" })[0]?.text
    : undefined

const life = setup({
  types: { input: {} as object, context: {} as object, events: {} as StaffLifeEvent },
  guards: { saysWhy: ({ event }) => problemOf(event) === undefined }
})

const machine = life.createMachine({
  id: "staffLife",
  description: "The life of a worker with one agency.",
  context: {},
  initial: "APPLIED",
  states: {
    APPLIED: {
      description: "The agency has yet to decide.",
      on: {
        "worker.takenOn": "TAKEN_ON",
        "worker.declined": { guard: "saysWhy", target: "DECLINED" },
        "details.changed": "APPLIED",
        "offer.made": "APPLIED",
        "offer.withdrawn": "APPLIED"
      }
    },
    TAKEN_ON: {
      description: "The worker may be booked as what they have a job for.",
      on: {
        "worker.left": "LEFT",
        "job.added": "TAKEN_ON",
        "fitness.judged": "TAKEN_ON",
        "details.changed": "TAKEN_ON"
      }
    },
    DECLINED: {
      description: "The agency did not want them, and may take them on all the same.",
      on: { "worker.takenOn": "TAKEN_ON", "worker.applied": "APPLIED" }
    },
    LEFT: {
      description: "They work for the agency no more, and may come back.",
      on: { "worker.takenOn": "TAKEN_ON", "worker.applied": "APPLIED" }
    }
  }
})

const refused: Readonly<Partial<Record<StaffLifeEvent["type"], string>>> = {
  "job.added": "Only somebody who is taken on can be given a job.",
  "fitness.judged": "Only somebody who is taken on can be found fit to work.",
  "offer.made": "Only an applicant can be made a conditional offer.",
  "offer.withdrawn": "Only an applicant's conditional offer can be taken back.",
  "details.changed": "Only of somebody who has applied or works for the agency can details be changed."
}

/** The life of a worker with one agency, which the portal shows and the service enforces: its states are the standings of the wire. */
export const staffLife = lifeOf(machine, {
  steps: ["worker.takenOn", "worker.declined", "worker.left"],
  because: {
    saysWhy: {
      says: ({ event }) => problemOf(event),
      field: "reason",
      asked: true
    }
  },
  unknown: (step) => {
    const text = refused[step]
    return text === undefined ? undefined : { text }
  }
})
