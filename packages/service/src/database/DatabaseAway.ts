/** The database could not be asked, or took too long: the same may succeed a little later. `code` is what was said about it. */
export class DatabaseAway extends Error {
  override readonly name = "DatabaseAway"
  readonly code: string | undefined

  constructor(cause: unknown) {
    super("The database is away", { cause })
    this.code = codeOf(cause)
  }
}

/** A driver's failure as the defect that it becomes: a `DatabaseAway` where it speaks of the connection or of time. */
export const defectOf = (failure: unknown): unknown => (isAway(failure) ? new DatabaseAway(failure) : failure)

/** Whether a failure says nothing about what was asked, only that the database cannot answer it now. */
export const isAway = (failure: unknown): boolean => {
  const code = codeOf(failure)
  if (code !== undefined) return networkCodes.has(code) || stateCodes.test(code)
  return failure instanceof Error && connectionWords.test(failure.message)
}

const codeOf = (failure: unknown): string | undefined => {
  const { code } = Object(failure)
  return typeof code === "string" ? code : undefined
}

/**
 * PostgreSQL's codes: a connection that broke (08), too little of something (53), a server that stops or starts (57P),
 * a statement (57014) or a transaction (25P03, 25P04) that took too long.
 */
const stateCodes = /^(08...|53...|57P0[1-5]|57014|25P0[34])$/

const networkCodes: ReadonlySet<string> = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ECONNABORTED",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
  "ENOENT"
])

/** What the driver says without a code about connections that it has lost, or could not get in time. */
const connectionWords =
  /^(Connection terminated|timeout e|Client (has encountered a connection error|was closed)|Postgres connection has been discarded|Query read timeout)/
