import { linkOwner } from "../link/linkOwner.ts"

/** Whose things the locks of all logs on this device are: nobody's in particular, as they are read before anybody is known. */
export const locksOwner = "link:transport_log"

/** Whose things a log is made of on this device: one leader's, of one journey. A lock that nothing opens any more is followed by another. */
export const logOwner = (jobId: number, workerId: number, generation = 0): string =>
  `${linkOwner({ scope: "transport.log", recordId: jobId })}:${workerId}${generation > 0 ? `:${generation}` : ""}`

/** Where a device keeps what lets it in, and what the journey needs; everything else is what the leader has noted. */
export const entryPlaces = { visit: "entry/visit", log: "entry/log", risk: "entry/risk" } as const

/** Whether what lies in a place was noted here and is still to be received, rather than read, or the receipt of something. */
export const isUnsentPlace = (place: string): boolean => !/^(entry|read|receipt)s?[./]/.test(place)
