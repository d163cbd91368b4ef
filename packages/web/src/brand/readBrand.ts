import { isTimeZone } from "@crewfleet/sdk/rules"
import { type Brand, colours } from "./Brand.ts"

/** The brand in a parsed file, or everything that is wrong with it. */
export const readBrand = (file: unknown): { brand: Brand } | { problems: ReadonlyArray<string> } => {
  const problems = rules
    .filter(([path, holds]) => !holds(at(file, path)))
    .map(([path, , words]) => `${path} ${words}`)
  return problems.length > 0 ? { problems } : { brand: file as Brand }
}

type Rule = readonly [path: string, holds: (value: unknown) => boolean, words: string]

const isText = (value: unknown): value is string => typeof value === "string" && value.trim() !== ""
const isColour = (value: unknown) => isText(value) && /^#[0-9a-f]{6}$/i.test(value)
const isOrigin = (value: unknown) => value === "" || (isText(value) && /^https?:\/\/[^/\s]+$/.test(value))
const isAddress = (value: unknown) => isText(value) && /^(\/(?!\/)|https:\/\/)/.test(value)
const isCurrency = (value: unknown) => isText(value) && /^[A-Z]{3}$/.test(value)
const isZone = (value: unknown) => value === undefined || (isText(value) && isTimeZone(value))
const isSite = (value: unknown) => value === undefined || (isText(value) && /^https:\/\//.test(value))
const isSwitch = (value: unknown) => value === undefined || typeof value === "boolean"
const isInspector = (value: unknown) =>
  value === undefined || (isText(value) && /^(http|ws)s?:\/\//.test(value))
const isPaths = (value: unknown) =>
  typeof value === "object" &&
  value !== null &&
  Object.values(value).every((path) => /^\/\S*$/.test(String(path)))

const rules: ReadonlyArray<Rule> = [
  ["name", isText, "must be the product's name"],
  ["favicon", isAddress, "must be the address of a picture, such as /favicon.svg"],
  ["currency", isCurrency, "must be a currency code, such as GBP"],
  ["timeZone", isZone, "must be a time zone, such as Europe/Paris"],
  ...colours.map((colour): Rule => [`colours.${colour}`, isColour, "must be a colour, such as #1f4e79"]),
  ["onlineTraining", isSite, "must be an address that begins with https://"],
  ["carRental", (value) => typeof value === "boolean", "must be true or false"],
  ["inspection.isOn", isSwitch, "must be true or false"],
  ["inspection.address", isInspector, "must be an address that begins with https:// or wss://"],
  ["services.core", isOrigin, "must be an origin, such as https://api.example.com, or empty"],
  ["services.authentication", isOrigin, "must be an origin, such as https://login.example.com, or empty"],
  ["services.paths", isPaths, "must map endpoints to paths that begin with /"]
]

const at = (value: unknown, path: string): unknown =>
  path
    .split(".")
    .reduce<unknown>((inner, key) => (inner as Record<string, unknown> | null | undefined)?.[key], value)
