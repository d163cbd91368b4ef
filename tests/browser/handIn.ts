import type { AnswersOf, AnyForm } from "../../packages/sdk/src/form/FormOf.ts"
import type { LongForm } from "../../packages/sdk/src/form/longForm.ts"
import { expect } from "./portal.ts"

/** Asks the service in somebody's name, at a path below `/api/v1`. */
type Ask = (path: string, init?: RequestInit) => Promise<Response>

/** Saves all of an onboarding form as its worker does, and gives its revision. */
export const saveForm = async <Form extends AnyForm>(
  ask: Ask,
  workerId: number,
  { kind, form }: LongForm<Form>,
  typed: Partial<AnswersOf<Form>>
): Promise<number> => {
  const path = `/worker/${workerId}/forms/${kind}`
  const answers = form.write({ ...form.empty, ...typed })
  const sections = form.sections.map(({ id }: { readonly id: string }) => id)
  const { revision } = (await (await ask(path)).json()) as { revision: number }
  const saved = await ask(path, { method: "PUT", body: JSON.stringify({ sections, revision, answers }) })
  expect(saved.status, await saved.clone().text()).toBe(200)
  return ((await saved.json()) as { revision: number }).revision
}

/** Hands in all of an onboarding form as its worker does, and says that what is odd in it is right. */
export const handIn = async <Form extends AnyForm>(
  ask: Ask,
  workerId: number,
  long: LongForm<Form>,
  typed: Partial<AnswersOf<Form>>
): Promise<void> => {
  const { kind, form } = long
  const path = `/worker/${workerId}/forms/${kind}`
  const at = await saveForm(ask, workerId, long, typed)
  const whole = (await (await ask(path)).json()) as { answers: object }
  const confirmed = form.unconfirmed(form.read(whole.answers), { now: new Date().toISOString() }, [])
  const submitted = await ask(`${path}/submitted`, {
    method: "POST",
    body: JSON.stringify({ revision: at, confirmed })
  })
  expect(submitted.status, await submitted.clone().text()).toBe(200)
}
