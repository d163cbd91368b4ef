import { inTurn } from "../sealed/inTurn.ts"

const turns = new Map<string, ReturnType<typeof inTurn>>()

/** Does some work while no other tab, nor this one, does work of the same name. */
export const exclusively = <A>(name: string, work: () => Promise<A>): Promise<A> => {
  if (navigator.locks) return navigator.locks.request(name, work) as Promise<A>
  const next = turns.get(name) ?? inTurn()
  turns.set(name, next)
  return next(work)
}
