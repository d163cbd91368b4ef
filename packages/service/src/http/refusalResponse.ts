import { Refusal } from "@crewfleet/sdk/effect"
import { HttpServerResponse } from "effect/http"

const statuses = new Map(
  Refusal.map(({ ast }) => [ast.annotations?.identifier, Number(ast.annotations?.httpApiStatus)])
)

/** The contract's way of saying no as a response, for places that stand outside the contract's endpoints. */
export const refusalResponse = ({ _tag, ...body }: Refusal): HttpServerResponse.HttpServerResponse =>
  HttpServerResponse.jsonUnsafe(body, {
    status: statuses.get(_tag) ?? 500,
    headers: "retryAfter" in body ? { "retry-after": String(body.retryAfter) } : {}
  })

/** A status with `{ message }`, where the contract has no word for the status. */
export const plainRefusal = (status: number, message: string, headers: Record<string, string> = {}) =>
  HttpServerResponse.jsonUnsafe({ message }, { status, headers })

/** What somebody reads whose request cannot be answered now: the service stops, its database is away, or too many wait. */
export const unavailable: Refusal = {
  _tag: "Unavailable",
  message: "CrewFleet cannot answer right now.",
  retryAfter: 5
}
