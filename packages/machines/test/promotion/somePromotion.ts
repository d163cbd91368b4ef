import type { CallOptions, PromiseClient, Promotion } from "@crewfleet/sdk"

/** A day on which it has not begun. */
export const now = "2026-06-15T09:15:00.000Z"
/** A promotion as the service tells it. */
export const promotion: Promotion = {
  id: 5,
  title: "Ten off in July",
  description: "Ten per cent off every hire in July.",
  promotionType: "DISCOUNT",
  discount: 10,
  code: "JULY10",
  startDate: "2026-07-01T08:00:00.000Z",
  expiryDate: "2026-07-31T17:00:00.000Z",
  usageLimit: 100,
  usageCount: 3,
  daysHired: 1,
  status: "INACTIVE",
  vehicleFilter: { names: ["Ford"], nameOperator: "IN" },
  version: 2
}

/** A service that remembers what it was asked. */
export const someService = (kept = promotion) => {
  const asked: Array<readonly [string, unknown]> = []
  const keys: Array<string | undefined> = []
  const call = (name: string, answer: unknown) => async (request: unknown, options?: CallOptions) => {
    asked.push([name, request])
    keys.push(options?.idempotencyKey)
    return answer
  }
  const client = {
    promotion: {
      list: call("list", { content: [promotion], totalElements: 1 }),
      byId: call("byId", kept),
      create: call("create", {}),
      update: call("update", {}),
      activate: call("activate", {}),
      end: call("end", {})
    }
  } as unknown as PromiseClient
  return { asked, keys, load: async () => client }
}
