type NamesBefore = (owner: string) => ReadonlyArray<string>

let answer: NamesBefore = () => []

/** Has whoever knows the owners say what one was called before. */
export const answerNamesBefore = (known: NamesBefore): void => {
  answer = known
}

/** What this owner was called before; nothing where nobody knows. */
export const namesBefore: NamesBefore = (owner) => answer(owner)
