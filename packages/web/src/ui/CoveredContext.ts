import { createContext } from "react"

/** Whether what is around is there but must not be seen: no dialog of it opens above the page. */
export const CoveredContext = createContext(false)
