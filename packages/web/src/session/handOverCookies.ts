import type { HandOver } from "@crewfleet/sdk/rules"

/** The cookies in which another application of the same site hands a session over, by what they hold. */
const names = {
  accessToken: "access_token",
  refreshToken: "refresh_token",
  userType: "userType",
  agentId: "agentId",
  clientId: "clientId",
  workerId: "workerId",
  displayName: "displayName"
} as const satisfies Record<keyof HandOver, string>

/** What another application has left in this site's cookies. */
export const readCookies = (): HandOver => {
  const cookies = new Map(document.cookie.split("; ").map(split))
  const entries = Object.entries(names).map(([field, name]) => [field, cookies.get(name)])
  return Object.fromEntries(entries)
}

/** Removes the hand-over, whatever became of it, also where it was left for a whole domain. */
export const clearCookies = (): void => {
  const labels = location.hostname.split(".")
  const domains = labels.map((_, index) => `; domain=${labels.slice(index).join(".")}`)
  for (const name of Object.values(names)) {
    for (const domain of ["", ...domains]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that the portal serves
      document.cookie = `${name}=; path=/; max-age=0${domain}`
    }
  }
}

const split = (cookie: string): [string, string] => {
  const [name = "", ...value] = cookie.split("=")
  return [name, decoded(value.join("="))]
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
