import type { WaitingRecord } from "@crewfleet/sdk"
import { handlers } from "@crewfleet/sdk/testing"
import { render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { describe, expect, it } from "vitest"
import { NoticeRegion } from "../../src/notice/NoticeRegion.tsx"
import { ReviewScreen } from "../../src/staff/ReviewScreen.tsx"
import { serving } from "../serving.ts"
import { logics, service, training } from "./openStaff.tsx"

serving(service)

const waiting = (id: number): WaitingRecord => ({
  id,
  sort: "training",
  name: `Training ${id}`,
  workerId: 12,
  firstname: "Grace",
  lastname: "Lee",
  issued: "2026-06-01",
  expires: "2099-01-01",
  version: 1,
  uploaded: "2026-11-03T09:05:00.000Z"
})

const open = async (...records: ReadonlyArray<WaitingRecord>) => {
  const decided: Array<unknown> = []
  service.use(
    handlers.agencyWorker.waiting(() => ({ content: records, totalElements: records.length })),
    handlers.training.review(({ params, payload }) => {
      decided.push([Number(params.id), payload.status, payload.because, payload.comment])
      return training()
    })
  )
  render(
    <>
      <ReviewScreen agencyId={7} owner={undefined} logic={logics.review} />
      <NoticeRegion />
    </>
  )
  const shows = (text: string) => waitFor(() => screen.getByText(new RegExp(text)))
  return { decided, shows }
}

describe("ReviewScreen", () => {
  it("takes no letter of a comment while a decision is on its way, as it would belong to none", async () => {
    const { shows } = await open(waiting(1), waiting(2))
    let answer = () => {}
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    service.use(
      handlers.training.review(async () => {
        await answered
        return training()
      })
    )
    const comment = await screen.findByLabelText<HTMLTextAreaElement>(/^Comment/)
    await userEvent.type(comment, "Seen")
    await userEvent.click(screen.getByRole("button", { name: /Approve$/ }))
    await userEvent.type(comment, " and more")
    expect(comment.value).toBe("Seen")
    answer()
    await shows("2 of 2: Training 2")
    await userEvent.type(comment, "Next")
    expect(comment.value).toBe("Next")
  })

  it("approves with A, rejects with the number of a reason, which R shows, and leaves for later with L", async () => {
    const { decided, shows } = await open(waiting(1), waiting(2), waiting(3), waiting(4))
    await shows("1 of 4: Training 1 of Grace Lee")
    await userEvent.keyboard("a")
    await shows("2 of 4: Training 2")
    await userEvent.keyboard("r")
    await screen.findByText("Why is it rejected?")
    await userEvent.keyboard("3")
    await shows("3 of 4: Training 3")
    await userEvent.keyboard("l")
    await shows("4 of 4: Training 4")
    expect(screen.getByText(/^0?1 June?,? 2026$/)).toBeTruthy()
    await userEvent.keyboard("r{Escape}1")
    await shows("1 left for later")
    expect(decided).toEqual([
      [1, "APPROVED", undefined, undefined],
      [2, "REJECTED", "EXPIRED", undefined],
      [4, "REJECTED", "UNREADABLE", undefined]
    ])
  })

  it("only types while somebody types, and decides nothing by key once that is turned off", async () => {
    const { decided, shows } = await open(waiting(1))
    await shows("1 of 1")
    const comment = screen.getByLabelText<HTMLTextAreaElement>(/^Comment/)
    await userEvent.type(comment, "a r 1")
    expect(comment.value).toBe("a r 1")
    await userEvent.click(screen.getByLabelText("Decide with one key"))
    await userEvent.keyboard("a")
    expect(decided).toEqual([])
    await userEvent.click(screen.getByRole("button", { name: "Approve" }))
    await shows("Nothing waits for you to decide")
    expect(decided).toEqual([[1, "APPROVED", undefined, "a r 1"]])
  })

  it("asks for more where a rejection is for something else", async () => {
    const { decided, shows } = await open(waiting(1))
    await shows("1 of 1")
    await userEvent.keyboard("r6")
    expect(await screen.findAllByText("Say what is wrong with it")).toHaveLength(2)
    await userEvent.type(screen.getByLabelText(/^Comment/), "Not yours")
    await userEvent.click(screen.getByRole("button", { name: /Something else/ }))
    await shows("Nothing waits")
    expect(decided).toEqual([[1, "REJECTED", "OTHER", "Not yours"]])
  })

  it("fetches the document of the next one ahead", async () => {
    const fetched: Array<string> = []
    const go = ({ request }: { readonly request: Request }) =>
      void fetched.push(new URL(request.url).pathname)
    service.events.on("request:start", go)
    const { shows } = await open(
      { ...waiting(1), document: "/files/one.pdf" },
      { ...waiting(2), document: "/files/two.pdf" },
      { ...waiting(3), document: "/files/three.pdf" }
    )
    await shows("1 of 3")
    await waitFor(() => expect(fetched).toContain("/files/two.pdf"))
    expect(fetched).not.toContain("/files/three.pdf")
    service.events.removeListener("request:start", go)
  })

  it("says why an agency's own training has no document, and leads to its certificate", async () => {
    const given = { type: "PHYSICAL" } as const
    const { shows } = await open(
      { ...waiting(1), ...given },
      { ...waiting(2), ...given, showCertificate: true }
    )
    await shows("Certificate was not issued")
    await userEvent.keyboard("6")
    expect(await screen.findAllByText("Say what is wrong with it")).toHaveLength(2)
    await userEvent.keyboard("{Escape}a")
    expect(await screen.findByRole("link", { name: "Certificate: Training 2" })).toBeTruthy()
  })

  it("says that nothing waits", async () => {
    const { shows } = await open()
    await shows("Nothing waits for you to decide")
  })
})
