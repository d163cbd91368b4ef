import { failureOf, isRefusedWith } from "@crewfleet/sdk"
import { isPassing } from "@crewfleet/sdk/rules"
import { assign } from "xstate"
import { attemptsCounted } from "../backOff.ts"
import type { DeliveryOptions } from "./DeliveryOptions.ts"
import type { DeliveryTypes } from "./DeliveryTypes.ts"
import { learningDelivery } from "./learningDelivery.ts"

type Failed = {
  readonly error: unknown
}

/** A delivery, and how it is sent, received and refused. */
export const delivery = <K extends DeliveryTypes>(options: DeliveryOptions<K>) => {
  const { fieldAt = (place: string) => place || undefined, isShared = true } = options
  const { stamped = ({ form }: { readonly form: K["form"] }) => form } = options
  /** What the service found wrong with answers of the form. */
  const problemsIn = (error: unknown) => {
    const failure = failureOf(error)
    if (failure._tag !== "Refused") return []
    return failure.violations.flatMap(({ field: place = "", message }) => {
      const field = fieldAt(place)
      return field === undefined ? [] : [{ field, text: message }]
    })
  }
  return learningDelivery(options).extend({
    actions: {
      nameIt: assign(({ context }, { id, now }: { readonly id: string; readonly now?: string }) => ({
        form: now === undefined ? context.form : stamped(context, now),
        id,
        known: [...context.known.filter((known) => known !== id), id],
        asked: true,
        attempts: 0,
        refusal: undefined,
        problems: [],
        failure: undefined
      })),
      takeBack: assign({ asked: false, attempts: 0, failure: undefined, isUncompared: false }),
      keepReceived: assign((_, { output }: { readonly output: K["receipt"] }) => ({
        received: output,
        receivedAt: output.receivedAt,
        known: [],
        problems: [],
        failure: undefined,
        attempts: 0
      })),
      keepFailure: assign(({ context }, { error }: Failed) => ({
        failure: failureOf(error),
        attempts: Math.min(context.attempts + 1, attemptsCounted)
      })),
      keepRefusal: assign((_, { error }: Failed) => ({
        refusal: failureOf(error),
        problems: problemsIn(error),
        asked: false,
        attempts: 0
      })),
      sayUncompared: assign({ isUncompared: true }),
      forgetFailure: assign({ failure: undefined, isUncompared: false })
    },
    guards: {
      isNotOurs: (_, { error }: Failed) =>
        [403, 404, 410].some((status) => isRefusedWith(failureOf(error), status)),
      isConflict: (_, { error }: Failed) => isShared && isRefusedWith(failureOf(error), 409),
      isPassing: (_, { error }: Failed) => isPassing(failureOf(error))
    }
  })
}

/** The ports, rules and actions of one kind of delivery. */
export type Delivery<K extends DeliveryTypes> = ReturnType<typeof delivery<K>>
