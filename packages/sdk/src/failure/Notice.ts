/** Something that a person must be told, in the words that they read. Plain JSON. */
export interface Notice {
  readonly level: "info" | "success" | "warning" | "error"
  readonly text: string
}

export const info = (text: string): Notice => ({ level: "info", text })
export const success = (text: string): Notice => ({ level: "success", text })
export const warning = (text: string): Notice => ({ level: "warning", text })
export const error = (text: string): Notice => ({ level: "error", text })
