import { screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { expect, it, vi } from "vitest"
import { press } from "../person.ts"
import { openStep, sent, serveLogs } from "./openLog.tsx"

serveLogs()

it("records with one touch what happens and when, on this device at once, and sends it after a moment", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ["setTimeout", "clearTimeout"] })
  const { opened } = await openStep("patient")
  await press("What happened?")
  await press("Restraint")
  expect(await screen.findByText(/Restraint recorded at/)).toBeTruthy()
  expect(
    (await opened.device.places(opened.owner)).filter((place) => place.includes("/incident/"))
  ).toHaveLength(1)
  expect(sent).toEqual([])
  vi.advanceTimersByTime(10_000)
  await waitFor(() =>
    expect(sent).toMatchObject([{ kind: "incident", payload: { content: { kind: "RESTRAINT" } } }])
  )
  expect(await screen.findByText(/^Received/, { selector: "li *" })).toBeTruthy()
})

it("takes a wrong touch back in one, and nobody is told", async () => {
  const { opened } = await openStep("patient")
  await press("What happened?")
  await press("Injury")
  await press("Undo")
  await waitFor(async () =>
    expect((await opened.device.places(opened.owner)).filter((place) => place.includes("incident"))).toEqual(
      []
    )
  )
  expect(screen.queryByText("On the road")).toBeNull()
  expect(sent).toEqual([])
})

it("takes details later, and keeps what was recorded by mistake in sight as withdrawn", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ["setTimeout", "clearTimeout"] })
  await openStep("patient")
  await press("What happened?")
  await press("Absconding")
  await screen.findByText(/Absconding recorded at/)
  vi.advanceTimersByTime(10_000)
  await waitFor(() => expect(sent).toHaveLength(1))
  await press("Details")
  await press("Correct it")
  await userEvent.type(await screen.findByLabelText(/^Why/), "Nobody left")
  await userEvent.click(screen.getByLabelText("Recorded by mistake"))
  await press("Send")
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toMatchObject({
    payload: { follows: sent[0]?.payload.id, content: { withdrawn: true, why: "Nobody left" } }
  })
  expect(await screen.findByText("Withdrawn")).toBeTruthy()
})
