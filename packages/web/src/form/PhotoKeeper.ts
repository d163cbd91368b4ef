import { createContext } from "react"

/** Where the photos that a form names are on this device. */
export interface PhotoKeeper {
  /** Makes a photo smaller and keeps it; answers under which name, or undefined where it cannot be read. */
  readonly take: (photograph: File) => Promise<string | undefined>
  /** Is told of a photo that is being taken in, until the form names it. */
  readonly hold: (taking: Promise<void>) => void
  /** Resolves once the form names every photo that is being taken in; undefined where none is. */
  readonly settled: () => Promise<unknown> | undefined
  readonly read: (id: string) => Promise<Blob | undefined>
  readonly remove: (id: string) => void
  /** Where one that was received can be seen. */
  readonly received: (id: string) => string | undefined
}

/** Knows which photos are being taken in. */
export const takingIn = (): Pick<PhotoKeeper, "hold" | "settled"> => {
  const held = new Set<Promise<void>>()
  return {
    hold: (taking) => {
      held.add(taking)
      taking.finally(() => held.delete(taking))
    },
    settled: () => (held.size > 0 ? Promise.allSettled(held) : undefined)
  }
}

/** The keeper of the photos of a part of a page. */
export const PhotoKeeperContext = createContext<PhotoKeeper | undefined>(undefined)
