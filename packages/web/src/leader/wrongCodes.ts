import { browserStorage } from "../browserStorage.ts"
import { hidden } from "../sealed/hidden.ts"
import type { SealedStore } from "../sealed/makeSealedStore.ts"

/** How many codes in a row were wrong, as it was noted at one moment. */
interface Noted {
  /** Grows with each note: of two the later one counts. */
  readonly turn: number
  readonly wrong: number
}

/** Counts wrong codes, so that neither a reload nor a killed browser forgets one. */
export interface WrongCodes {
  readonly read: () => Promise<number>
  /** Answers whether it is kept: a code that cannot be counted is not tried. */
  readonly note: (wrong: number) => Promise<boolean>
  readonly forget: () => Promise<void>
}

const none: Noted = { turn: 0, wrong: 0 }

const notedIn = (text: string | undefined | null): Noted => {
  try {
    const { turn, wrong } = Object(JSON.parse(text ?? ""))
    return Number.isInteger(turn) && Number.isInteger(wrong) ? { turn, wrong } : none
  } catch {
    return none
  }
}

/**
 * The wrong codes of one lock. They are counted twice, in the database and beside it: a full disk refuses the first, and a
 * browser that is killed may forget the second.
 */
export const wrongCodes = (store: SealedStore, owner: string, of: string): WrongCodes => {
  const place = `codes/${of}`
  const beside = async () => `crewfleet.codes.${await hidden(of)}`
  const read = async (): Promise<Noted> => {
    const bytes = await store.read(owner, place).catch(() => undefined)
    const there = notedIn(bytes && new TextDecoder().decode(bytes))
    const here = notedIn(browserStorage()?.getItem(await beside()))
    return here.turn > there.turn ? here : there
  }
  return {
    read: async () => (await read()).wrong,
    note: async (wrong) => {
      const text = JSON.stringify({ turn: (await read()).turn + 1, wrong } satisfies Noted)
      const isThere = await store.keep(owner, place, new TextEncoder().encode(text)).then(
        () => true,
        () => false
      )
      return keepBeside(await beside(), text) || isThere
    },
    forget: async () => {
      browserStorage()?.removeItem(await beside())
      await store.forget(owner, [place])
    }
  }
}

const keepBeside = (place: string, text: string): boolean => {
  try {
    const storage = browserStorage()
    storage?.setItem(place, text)
    return storage !== undefined
  } catch {
    return false
  }
}
