import type { AnyStateMachine } from "xstate"

/** How strictly something is masked: a secret keeps less of its form than what is personal. */
export type Mask = "secret" | "personal"

const secrets = [
  "password",
  "newPassword",
  "repeatedpass",
  "otp",
  "token",
  "ticket",
  "accessToken",
  "refreshToken",
  "authorization",
  "secret",
  "linkAddress"
]

/** What steers machines and says nothing of anybody: kinds, states and steps, fields by their names, pages and orders. */
const harmless = [
  "_tag",
  "status",
  "statuses",
  "kind",
  "act",
  "intent",
  "moment",
  "userType",
  "field",
  "page",
  "size",
  "totalElements",
  "atLeast",
  "sort",
  "direction",
  "version",
  "share"
]

/** `access_token` and `accessToken` are one key. */
const plain = (key: string): string => key.replaceAll("_", "").toLowerCase()

const secretKeys = new Set(secrets.map(plain))
const harmlessKeys = new Set(harmless.map(plain))

/** Tells how the values under a key are masked; undefined where they are harmless. */
export type MaskOf = (key: string) => Mask | undefined

/**
 * Everything that was typed or received is personal, but under the keys that are harmless everywhere and those that
 * the machine declares to be: `meta: { harmless: ["currency"] }`.
 */
export const maskOf = (machine: AnyStateMachine): MaskOf => {
  const declared: unknown = machine.config.meta?.harmless
  const own = new Set(Array.isArray(declared) ? declared.map((key) => plain(String(key))) : [])
  return (key) => {
    if (secretKeys.has(plain(key))) return "secret"
    return harmlessKeys.has(plain(key)) || own.has(plain(key)) ? undefined : "personal"
  }
}
