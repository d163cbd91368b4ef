import { type AnswersOf, ratingForms, recordWords } from "@crewfleet/sdk/rules"
import { calling, type LoadClient } from "../calling.ts"
import type { SaveRequest } from "../editing/EditorContext.ts"
import { editorMachine } from "../editing/editorMachine.ts"

type HirerAnswers = AnswersOf<typeof ratingForms.CLIENT>
type HireAnswers = AnswersOf<typeof ratingForms.VEHICLE>

/** The form in which an agency rates the hirer of a hire that is complete. */
export const hirerRatingMachine = editorMachine<never, HirerAnswers>({
  id: "hirerRating",
  description: "An agency rates the hirer of a hire that is complete.",
  form: ratingForms.CLIENT,
  created: recordWords.hirerRated,
  updated: recordWords.hirerRated
})

/** The form in which a hirer rates a hire that is complete. */
export const hireRatingMachine = editorMachine<never, HireAnswers>({
  id: "hireRating",
  description: "A hirer rates a hire that is complete.",
  form: ratingForms.VEHICLE,
  created: recordWords.hireRated,
  updated: recordWords.hireRated
})

/** The first with the SDK behind its port. */
export const hirerRatingLogic = (
  load: LoadClient,
  { bookingId: id, agencyId }: { readonly bookingId: number; readonly agencyId: number }
) =>
  hirerRatingMachine.provide({
    actors: {
      save: calling<unknown, SaveRequest<never, HirerAnswers>>(load, ({ rating }, { form, key }, options) =>
        rating.rateHirer(
          { params: { id }, query: { agencyId }, payload: ratingForms.CLIENT.write(form) },
          { ...options, idempotencyKey: key || undefined }
        )
      )
    }
  })

/** The second, as whoever calls with that client: the hirer, or who holds a link to the booking. */
export const hireRatingLogic = (load: LoadClient, id: number) =>
  hireRatingMachine.provide({
    actors: {
      save: calling<unknown, SaveRequest<never, HireAnswers>>(load, ({ rating }, { form, key }, options) =>
        rating.rateHire(
          { params: { id }, query: {}, payload: ratingForms.VEHICLE.write(form) },
          { ...options, idempotencyKey: key || undefined }
        )
      )
    }
  })
