import { createContext } from "react"

/** Where the photos that a form names are on this device. */
export interface PhotoKeeper {
  /** Makes a photo smaller and keeps it; answers under which name, or undefined where it cannot be read. */
  readonly take: (photograph: File) => Promise<string | undefined>
  readonly read: (id: string) => Promise<Blob | undefined>
  readonly remove: (id: string) => void
  /** Where one that was received can be seen. */
  readonly received: (id: string) => string | undefined
}

/** The keeper of the photos of a part of a page. */
export const PhotoKeeperContext = createContext<PhotoKeeper | undefined>(undefined)
