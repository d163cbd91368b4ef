import { type DocumentFacts, documentLife, obstaclesTo, offered } from "@crewfleet/machines"
import { describe, expect, it } from "vitest"
import { describeWalk } from "../describeWalk.ts"

const good: DocumentFacts = { expires: "2026-07-31", today: "2026-07-31" }
const over: DocumentFacts = { expires: "2026-07-30", today: "2026-07-31" }

describe("documentLife", () => {
  it("offers to approve and to reject what waits, and nothing once that was said", () => {
    expect(offered(documentLife, "WAITING_APPROVAL", good)).toEqual([
      { step: "document.approved" },
      { step: "document.rejected" }
    ])
    for (const status of ["APPROVED", "REJECTED"]) expect(offered(documentLife, status, good)).toEqual([])
  })

  it("approves nothing that has expired", () => {
    expect(offered(documentLife, "WAITING_APPROVAL", over)).toEqual([
      {
        step: "document.approved",
        because: [
          "This document has expired and can no longer be approved. Reject it, and ask for a newer one."
        ]
      },
      { step: "document.rejected" }
    ])
  })

  it.each(["document.approved", "document.rejected"] as const)(
    "takes a comment of 255 characters with %s, and none that is longer",
    (type) => {
      const obstacles = (length: number) =>
        obstaclesTo(documentLife, "WAITING_APPROVAL", good, { type, reason: "x".repeat(length) })
      expect([obstacles(0), obstacles(255)]).toEqual([[], []])
      expect(obstacles(256)).toEqual([
        { field: "comment", text: "The comment must be 255 characters or fewer" }
      ])
    }
  )
})

describeWalk(documentLife.machine, {
  inputs: [good, over],
  events: [
    { type: "document.approved", reason: "" },
    { type: "document.rejected", reason: "It cannot be read" }
  ],
  answers: {}
})
