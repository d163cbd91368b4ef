import { createContext, type ReactNode, useContext } from "react"
import { timeZone } from "./timeZone.ts"

const ZoneContext = createContext<string | undefined>(undefined)

interface InZoneProps {
  /** The zone, such as `Europe/Paris`; the portal's where it is not told. */
  readonly zone: string | undefined
  readonly children: ReactNode
}

/** A part of a page in which times are read and typed by the clocks of a place, such as an agency's. */
export function InZone({ zone, children }: InZoneProps) {
  return <ZoneContext value={zone}>{children}</ZoneContext>
}

/** In which zone times are read and typed here: that of the part of the page, or the portal's. */
export const useZone = (): string => useContext(ZoneContext) ?? timeZone()
