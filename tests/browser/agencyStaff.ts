import type { RunningService } from "../startService.ts"
import { inMailTo } from "./inMailTo.ts"
import { logInWith } from "./portal.ts"
import { callingAs } from "./transportJobs.ts"

/** What is asked of a driver or a nurse: no more than the law demands. */
const law = [
  { kind: "rightToWork", name: "Right to work" },
  { kind: "dbs", name: "DBS" }
].map(({ kind, name }) => ({ name, anyOf: [{ kind }], otherwise: "REFUSE", graceDays: 0 }))

/** What an agency keeps of a worker. */
const kept = {
  paymentMethod: "Paye",
  employmentStartDate: "2026-01-01",
  contractEndDate: "2097-01-01",
  nextCheckDate: "2097-01-01",
  rightToWork: "Citizen",
  dbsNumber: "001234567890"
}

const strong = "Harbour-Wall-7"

const bodyOf = (body: object): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify(body)
})

/** An agency that has people: what it asks of them, and how somebody comes to work for it. */
export const agencyStaff = async (service: RunningService, name = "agency") => {
  const desk = await callingAs(service, name)
  const agencyId = desk.agentId ?? 0
  for (const code of [2, 32])
    await desk.call(`/eligibility/requirements/${code}`, "PUT", { requirements: law, version: 0 })

  /** Somebody who registers, is taken on, may work as a driver or a nurse unless they lack everything, and signs in. */
  const employ = async (firstname: string, code: 2 | 32, lacksEverything = false) => {
    const email = `${firstname.toLowerCase()}.${agencyId}@post.example`
    const guest = async (path: string, body: object) => {
      const answer = await fetch(`${service.url}${path}`, bodyOf(body))
      if (!answer.ok) throw new Error(`${firstname} cannot register: ${await answer.text()}`)
      return answer.json()
    }
    const { ticket } = await guest("/api/v1/guest/applicant", {
      ...{ agencyId, firstname, lastname: "Dale", dob: "1992-03-04", gender: "FEMALE", nationality: "GB" },
      ...{ email, phoneNumber: "07700 900123", assignmentCode: { id: code }, shares: true }
    })
    await guest("/api/v1/guest/applicant/link", { agencyId, ticket, shares: true })
    const token = await inMailTo(service, email, /token=([\w-]+)/)
    await guest("/oauth-service/api/v1/user-permission/save-password", {
      ...{ token, newPassword: strong, repeatedpass: strong }
    })
    const { access_token, workerId } = await logInWith(service, email, strong)
    const id = Number(workerId)
    await desk.call(`/agency-worker/${id}/take-on`, "POST", {})
    await desk.ask(`/agency-worker/${id}/jobs`, {
      method: "POST",
      body: JSON.stringify({ assignmentCodeId: code, paymentMethodId: 1 })
    })
    if (!lacksEverything) {
      await desk.call(`/agency-worker/${id}/information`, "PUT", kept)
      await desk.call(`/agency-worker/${id}/fit-to-work`, "PUT", { fitToWork: true })
    }
    const apply = async (specId: number) => {
      const answer = await fetch(`${service.url}/api/v1/worker/${id}/seats/${specId}`, {
        ...bodyOf({}),
        headers: { authorization: `Bearer ${access_token}` },
        body: null
      })
      if (!answer.ok) throw new Error(`${firstname} cannot apply: ${await answer.text()}`)
    }
    return { id, email, password: strong, name: `${firstname} Dale`, token: access_token, apply }
  }

  return { ...desk, agencyId, employ }
}
