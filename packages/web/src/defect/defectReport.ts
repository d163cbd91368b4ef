import type { PortDefect } from "@crewfleet/machines"
import { type DefectReport, failureOf } from "@crewfleet/sdk"
import type { DefectKind } from "@crewfleet/sdk/rules"

/** What went wrong, and what it interrupted. */
export interface Defect extends PortDefect {
  readonly kind: DefectKind
}

const most = 20

/**
 * What is told of a defect: the error's name and the places in the portal's own files, never what the error says.
 * Nothing of what is no defect of the portal: a failure that has its words, an abort, another site's script.
 */
export const defectReport = (
  { kind, thrown, machine, state }: Defect,
  { origin, pathname }: Pick<Location, "origin" | "pathname">,
  version: string
): DefectReport | undefined => {
  const failure = failureOf(thrown)
  if (failure._tag !== "Defect" || !(thrown instanceof Error) || failure.name === "AbortError")
    return undefined
  const [, area = ""] = pathname.split("/")
  return {
    kind,
    name: failure.name,
    frames: framesIn(thrown.stack ?? "", origin),
    version,
    portal: ["admin", "agency", "client", "worker"].includes(area) ? area : "public",
    ...(machine !== undefined && { machine }),
    ...(state !== undefined && { state })
  }
}

/** Browsers write stacks in their own ways; the address of a file with line and column is in all of them. */
const framesIn = (stack: string, origin: string): DefectReport["frames"] =>
  [...stack.matchAll(/(https?:\/\/[^\s()@]+?\.(?:js|mjs|ts|tsx)(?:\?[^\s():]*)?):(\d+):(\d+)/g)]
    .map(([, address = "", line, column]) => ({
      url: new URL(address),
      line: Number(line),
      column: Number(column)
    }))
    .filter(({ url }) => url.origin === origin && /^\/[\w./-]{1,199}$/.test(url.pathname))
    .slice(0, most)
    .map(({ url, line, column }) => ({ file: url.pathname, line, column }))
