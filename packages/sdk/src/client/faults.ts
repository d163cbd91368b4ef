/** What can go wrong with one call: how it is answered instead. */
export interface Fault {
  /** A word for addresses and scripts. */
  readonly id: string
  /** What it is, for whoever chooses it. */
  readonly label: string
  readonly answer: (sent: SentInstead) => Promise<Response>
}

interface SentInstead {
  /** Sends the call as it was meant. */
  readonly really: () => Promise<Response>
  readonly signal: AbortSignal | undefined
}

const json = (status: number, content: unknown) => async () =>
  Response.json(content, { status, headers: { "x-provoked": "true" } })
const html = (status: number) => async () =>
  new Response("<h1>Not what was asked for</h1>", { status, headers: { "content-type": "text/html" } })

const statuses = [
  [400, "Try less"],
  [401, "Bad credentials: 2 tries left"],
  [403, "Not yours"],
  [404, "No such van"],
  [408, "Too slow"],
  [409, "Somebody was faster"],
  [410, "It is gone"],
  [413, "Too large"],
  [418, "A teapot"],
  [422, "Not like this"],
  [429, "Too many at once"],
  [500, "Disk full"],
  [502, "Nobody behind the gateway"],
  [503, "Down for a moment"],
  [504, "Nobody answered the gateway"]
] as const

const refused: ReadonlyArray<Fault> = statuses.flatMap(([status, message]) => [
  { id: `${status}`, label: `${status} without a word`, answer: json(status, {}) },
  { id: `${status}-words`, label: `${status} “${message}”`, answer: json(status, { message }) }
])

/** How long a slow answer takes, in milliseconds. */
const slowly = 5_000

/** Everything that can be provoked. */
export const faults: ReadonlyArray<Fault> = [
  {
    id: "no-connection",
    label: "No connection",
    answer: async () => {
      throw new TypeError("Failed to fetch")
    }
  },
  { id: "no-answer", label: "No answer in time", answer: ({ signal }) => aborted(signal) },
  {
    id: "slow",
    label: `An answer after ${slowly / 1_000} seconds`,
    answer: ({ really, signal }) =>
      Promise.race([aborted(signal), new Promise((resolve) => setTimeout(resolve, slowly)).then(really)])
  },
  {
    id: "violations",
    label: "400 with two violations",
    answer: json(400, {
      violations: [{ field: "telephone", message: "Telephone is too short" }, { message: "City is unknown" }]
    })
  },
  ...refused,
  { id: "gateway", label: "502 with a page", answer: html(502) },
  { id: "page", label: "A page instead of an answer", answer: html(200) },
  { id: "empty", label: "An empty answer", answer: async () => new Response("") },
  { id: "nonsense", label: "An answer of the wrong shape", answer: json(200, 42) }
]

/** Never answers, and ends as a request does that is given up. */
const aborted = (signal: AbortSignal | undefined) =>
  new Promise<never>((_, reject) => {
    if (signal?.aborted) reject(signal.reason)
    signal?.addEventListener("abort", () => reject(signal.reason), { once: true })
  })
