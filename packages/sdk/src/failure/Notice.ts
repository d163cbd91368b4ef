/** Something that a person must be told, in the words that they read. Plain JSON. */
export interface Notice {
  readonly level: "info" | "success" | "warning" | "error"
  readonly text: string
  /** It takes the place of everything that was told before it (specification 002 §8, status 400). */
  readonly clearing?: true
}

/** Something worth knowing. */
export const info = (text: string): Notice => ({ level: "info", text })
/** Something has been done. */
export const success = (text: string): Notice => ({ level: "success", text })
/** Something needs attention. */
export const warning = (text: string): Notice => ({ level: "warning", text })
/** Something could not be done. */
export const error = (text: string): Notice => ({ level: "error", text })
