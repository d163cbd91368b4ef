import { createContext } from "react"

/** Where the frame around a page has room for its way up; a page in no such frame has it above its heading. */
export const WayUpContext = createContext<HTMLElement | null>(null)
