import { isSameForm } from "./isDirty.ts"

/** The changed answers of one save of which nobody knows whether it arrived, each as its digest, by its field. */
export type SaveInDoubt = Readonly<Record<string, string>>

/** How many of the first and of the last saves in doubt are remembered; those between are the least likely to have arrived. */
const remembered = 8

/** The saves in doubt once another is on its way: `sent`, over `base`. */
export const inDoubtWith = <Form>(
  inDoubt: ReadonlyArray<SaveInDoubt>,
  { sent, base }: { readonly sent: Form; readonly base: Form }
): ReadonlyArray<SaveInDoubt> => {
  const changed = Object.entries(Object(sent))
    .filter(([field, answer]) => !isSameForm(answer, Object(base)[field]))
    .map(([field, answer]) => [field, digestOf(answer)] as const)
  const save = Object.fromEntries(changed)
  if (changed.length === 0 || inDoubt.some((earlier) => isSameForm(earlier, save))) return inDoubt
  const kept =
    inDoubt.length < 2 * remembered
      ? inDoubt
      : [...inDoubt.slice(0, remembered), ...inDoubt.slice(1 - remembered)]
  return [...kept, save]
}

/** What the service told before, and tells now; `isNext` where one save alone lies between. */
interface Told<Form> {
  readonly base: Form
  readonly theirs: Form
  readonly isNext: boolean
}

/**
 * Whether the answers at these fields, which are not those of `base`, are what one of the saves in doubt has made of them. Where
 * one save alone lies between, an answer may be the earlier one too: what was not right was not sent.
 */
export const isOwnSave = <Form>(
  inDoubt: ReadonlyArray<SaveInDoubt>,
  fields: ReadonlyArray<string>,
  { base, theirs, isNext }: Told<Form>
): boolean =>
  inDoubt.some((save) =>
    fields.every((field) => {
      const [before, now] = [Object(base)[field], Object(theirs)[field]]
      const isKept = isSameForm(now, before)
      return (isKept && (isNext || !(field in save))) || (!isKept && save[field] === digestOf(now))
    })
  )

/** Fifty-three bits of an answer (cyrb53): to be recognised by, where the answer itself would be kept many times. */
const digestOf = (answer: unknown): string => {
  const text = JSON.stringify(answer) ?? ""
  let [one, other] = [0xdeadbeef, 0x41c6ce57]
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    one = Math.imul(one ^ code, 2654435761)
    other = Math.imul(other ^ code, 1597334677)
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(other ^ (other >>> 13), 3266489909)
  other = Math.imul(other ^ (other >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909)
  return (4294967296 * (2097151 & other) + (one >>> 0)).toString(36)
}
