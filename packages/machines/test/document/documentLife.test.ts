import { offered } from "@crewfleet/machines"
import { describe, expect, it } from "vitest"
import { rejectionReasons } from "../../../sdk/src/document/rejectionReasons.ts"
import { type DocumentFacts, documentLife } from "../../src/document/documentLife.ts"
import { obstaclesTo } from "../../src/life/offered.ts"
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
        obstaclesTo(documentLife, "WAITING_APPROVAL", good, {
          type,
          because: "UNREADABLE",
          reason: "x".repeat(length)
        })
      expect([obstacles(0), obstacles(255)]).toEqual([[], []])
      expect(obstacles(256)).toEqual([
        { field: "comment", text: "The comment must be 255 characters or fewer" }
      ])
    }
  )

  it("rejects for one of the reasons, and for something else only with words", () => {
    const obstacles = (because: string | null, reason = "") =>
      obstaclesTo(documentLife, "WAITING_APPROVAL", good, { type: "document.rejected", because, reason })
    for (const because of Object.keys(rejectionReasons)) expect(obstacles(because, "Look again")).toEqual([])
    for (const none of [null, "", "LOST", "toString"])
      expect(obstacles(none)).toEqual([{ field: "because", text: "Choose why it is rejected" }])
    for (const reason of [" ", "\u200b\u202e"])
      expect(obstacles("OTHER", reason)).toEqual([{ field: "comment", text: "Say what is wrong with it" }])
    expect(obstacles("PAGE_MISSING")).toEqual([])
  })
})

describeWalk(documentLife.machine, {
  inputs: [good, over],
  events: [
    { type: "document.approved", reason: "x".repeat(501) },
    { type: "document.approved", reason: "" },
    { type: "document.rejected", because: "UNREADABLE", reason: "" },
    { type: "document.rejected", because: "OTHER", reason: "" },
    { type: "document.rejected", reason: "It cannot be read" }
  ],
  answers: {}
})
