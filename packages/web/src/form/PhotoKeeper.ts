import { createContext } from "react"

/** Where the photos that a form names are on this device. */
export interface PhotoKeeper {
  /** Makes a photo smaller and keeps it; answers under which name, or undefined where it cannot be read. */
  readonly take: (photograph: File) => Promise<string | undefined>
  /** Is told of a photo that is being taken in, until the form names it; answers under which name. */
  readonly hold: (taking: Promise<string | undefined>) => void
  /** How the field that was drawn last under a name adds a photo to its answer, though another one took it. */
  readonly adding: Map<string, (id: string) => void>
  /** Resolves once the form names every photo that is being taken in; undefined where none is. */
  readonly settled: () => Promise<unknown> | undefined
  readonly read: (id: string) => Promise<Blob | undefined>
  readonly remove: (id: string) => void
  /** Where one that was received can be seen. */
  readonly received: (id: string) => string | undefined
}

type TakingIn = Pick<PhotoKeeper, "hold" | "adding" | "settled">

/** Knows which photos are being taken in. */
export const takingIn = (): TakingIn => {
  const held = new Set<Promise<unknown>>()
  return {
    hold: (taking) => {
      held.add(taking)
      taking.finally(() => held.delete(taking))
    },
    adding: new Map(),
    settled: () => (held.size > 0 ? Promise.allSettled(held) : undefined)
  }
}

const ofEach = new WeakMap<object, TakingIn>()

/** Knows which photos are being taken in for one thing, whatever draws it meanwhile. */
export const takingInFor = (one: object): TakingIn => {
  const taking = ofEach.get(one) ?? takingIn()
  ofEach.set(one, taking)
  return taking
}

/** The keeper of the photos of a part of a page. */
export const PhotoKeeperContext = createContext<PhotoKeeper | undefined>(undefined)
