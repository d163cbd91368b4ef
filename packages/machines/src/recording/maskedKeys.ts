import type { AnyStateMachine } from "xstate"

/** How strictly something is masked: a secret keeps less of its form than personal data. */
export type Mask = "secret" | "personal"

const secrets = [
  "password",
  "newPassword",
  "repeatedpass",
  "otp",
  "token",
  "accessToken",
  "refreshToken",
  "authorization"
]
const personal = [
  "email",
  "username",
  "firstname",
  "surname",
  "lastname",
  "displayName",
  "telephone",
  "phone",
  "street",
  "postalCode",
  "dateOfBirth",
  "regno",
  "searchCriteria"
]

/** `access_token` and `accessToken` are one key. */
const plain = (key: string): string => key.replaceAll("_", "").toLowerCase()

const masks = new Map<string, Mask>([
  ...secrets.map((key) => [plain(key), "secret"] as const),
  ...personal.map((key) => [plain(key), "personal"] as const)
])

/** Tells how the values under a key are masked, if they are. */
export type MaskOf = (key: string) => Mask | undefined

/** The keys that every machine masks, and those that this one declares itself: `meta: { masked: ["text"] }`. */
export const maskOf = (machine: AnyStateMachine): MaskOf => {
  const declared: unknown = machine.config.meta?.masked
  const own = new Set(Array.isArray(declared) ? declared.map((key) => plain(String(key))) : [])
  return (key) => masks.get(plain(key)) ?? (own.has(plain(key)) ? "personal" : undefined)
}
