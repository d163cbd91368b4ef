import { createContext } from "react"

/** Whether a path leads to a page of this portal that whoever is signed in may see. */
export const MayOpenContext = createContext<(path: string) => boolean>(() => true)
