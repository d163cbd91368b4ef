import { atom, getDefaultStore, useAtomValue } from "jotai"
import { personIn } from "../session/personIn.ts"
import { currentSession } from "../session/sessionActor.ts"

interface Noted {
  readonly person: string | undefined
  readonly address: string
}

const notedAtom = atom<Noted | undefined>(undefined)

const person = () => {
  const session = currentSession()
  return session && personIn(session)
}

/** Notes where whoever is signed in has the list of hirers: searched, ordered and paged through. */
export const noteHirersPlace = (address: string): void =>
  getDefaultStore().set(notedAtom, { person: person(), address })

/** The address of that list as this person saw it last; whom somebody else looked for here is not told. */
export const useHirersPlace = (): string => {
  const noted = useAtomValue(notedAtom)
  return noted && noted.person === person() ? noted.address : "/agency/clients"
}
