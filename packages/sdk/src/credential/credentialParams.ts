import { Schema } from "effect"

/** Whose records are meant. */
export const workerParams = {
  /** The number of the worker. */
  workerId: Schema.Int
}

/** Which record is meant. */
export const credentialParams = {
  ...workerParams,
  /** The number of the record. */
  id: Schema.Int
}
