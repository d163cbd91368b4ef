import type { DefectReport } from "@crewfleet/sdk"

/** How many different defects one visit reports. */
const most = 20

/**
 * Sends each report once for as long as a page is open, one after another. A service that does not take one, because it
 * knows no such call or has heard enough, is told nothing more.
 */
export const makeDefectSender = (
  address: () => string,
  send: typeof fetch = (...asked) => fetch(...asked)
) => {
  const sent = new Set<string>()
  let refused = false
  let last: Promise<void> = Promise.resolve()

  const post = async (body: string) => {
    if (refused) return
    try {
      const response = await send(address(), {
        method: "POST",
        body,
        headers: { "content-type": "application/json" },
        credentials: "omit",
        keepalive: true
      })
      refused = !response.ok
    } catch {
      // There is no connection; the next defect may find one.
    }
  }

  return (report: DefectReport): Promise<void> => {
    const body = JSON.stringify(report)
    const what = JSON.stringify([report.name, report.frames])
    if (sent.has(what) || sent.size >= most) return last
    sent.add(what)
    last = last.then(() => post(body))
    return last
  }
}
