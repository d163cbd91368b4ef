import type { TransportAct } from "@crewfleet/machines"
import { screen, within } from "@testing-library/react"
import { jobOf } from "./openTransport.tsx"

/** A button of the page, by what it is called. */
export const button = (name: string | RegExp) => screen.getByRole("button", { name })

/** Whether a button is grey. */
export const isGrey = (name: string | RegExp) => button(name).getAttribute("aria-disabled") === "true"

/** What stands in the details of the job. */
export const details = () => within(screen.getByRole("region", { name: "Job details" }))

/** What is asked of the service, and a job to answer with. */
export const listening = (answer = jobOf({ version: 4 })) => {
  const asked: Array<TransportAct & { readonly reason?: string }> = []
  const act = (done: TransportAct, reason: string | undefined) => {
    asked.push({ ...done, ...(reason && { reason }) })
    return answer
  }
  return { asked, act }
}
