/** The channel over which pages, their service worker and the worker with the service speak. */
export const channelName = "crewfleet-demo"

/** A request as it travels between workers. */
export interface Asked {
  readonly kind: "asked"
  readonly id: string
  readonly url: string
  readonly method: string
  readonly headers: ReadonlyArray<[string, string]>
  readonly body: ArrayBuffer | undefined
}

/** Its answer. */
export interface Answered {
  readonly kind: "answered"
  readonly id: string
  readonly status: number
  readonly headers: ReadonlyArray<[string, string]>
  readonly body: ArrayBuffer
}

/** How the service stands: whether it answers, whether what was changed is kept already or cannot be, and whether all begins anew. */
export interface Standing {
  readonly kind: "ready" | "changed" | "kept" | "unkept" | "over"
}

/** That it does not run, and why. */
export interface Broken {
  readonly kind: "broken"
  readonly why: string
}

/** What is said where the service does not answer, with a way on. */
export const brokenWords = (why: string): string =>
  `The service of this demo has failed. Load the demo anew; where that does not help, start over.\n\n${why}`

export type Message = Asked | Answered | Standing | Broken

/** Where the service of the demo tells its clock, as JSON: by how many milliseconds it is behind. */
export const clockPlace = "/demo-clock.json"

/** Under which name a page keeps that for the portal within it. */
export const clockKey = "crewfleet.demo.behind"
