import { filledSynthetic, syntheticForm } from "../../../sdk/test/form/syntheticForm.ts"
import type { Served } from "../servedOnBoth.ts"
import { syntheticClientsOf } from "./servedSynthetic.ts"

export type Clients = Awaited<ReturnType<ReturnType<typeof syntheticClientsOf>>>

export const answers = syntheticForm.write(filledSynthetic)
export const sections = syntheticForm.sections.map(({ id }) => id)

/** Those who have to do with the synthetic form of a worker: it is about the worker, the others read it. */
export const longFormPeople = (served: Served) => {
  const clientOf = syntheticClientsOf(served)
  const meet = async () => ({
    worker: (await clientOf("worker")).ownForm,
    agency: (await clientOf("agency")).staffForm,
    trainee: (await clientOf("trainee")).staffForm,
    params: { workerId: served.people.worker }
  })
  let met: ReturnType<typeof meet> | undefined
  /** Signs them in once, once they are there. */
  const arrive = () => {
    met ??= meet()
    return met
  }
  return {
    clientOf,
    arrive,
    forget: () => served.query((db) => db.deleteFrom("longForms").execute()),
    /** Saves all of the form over the one that stands, as whoever it is about. */
    saveAll: async (said: Partial<typeof answers> = answers) => {
      const { worker, params } = await arrive()
      const { revision } = await worker.read({ params, query: {} })
      return worker.save({ params, query: {}, payload: { sections, revision, answers: said } })
    }
  }
}
