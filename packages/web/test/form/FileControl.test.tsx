import { type FileReference, uploadMachine, uploadOf } from "@crewfleet/machines"
import type { Problem } from "@crewfleet/sdk"
import { type AnswersOf, file, form } from "@crewfleet/sdk/rules"
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { useState } from "react"
import { afterEach, beforeEach, expect, it, onTestFinished } from "vitest"
import { createActor, type EventObject, fromCallback, fromPromise, SimulatedClock } from "xstate"
import { type FileAtWork, FileUploadsContext } from "../../src/form/FileUploads.ts"
import { Questions } from "../../src/form/Questions.tsx"
import { makeImageStore } from "../../src/image/imageStore.ts"
import { fileOf } from "../fileOf.ts"

const training = form({
  certificate: file({
    label: "Certificate",
    accept: ["application/pdf"],
    max: 1_048_576,
    pages: true,
    required: "Choose your certificate",
    wrongType: "Only pdf allowed",
    tooLarge: "Maximum upload file size is 1mb"
  })
})
type Answers = AnswersOf<typeof training>

afterEach(cleanup)
beforeEach(() => {
  URL.createObjectURL = () => "blob:page"
  URL.revokeObjectURL = () => {}
})

/** The form with nothing said of its file beside its declaration; what is answered is told. */
const open = (certificate: FileAtWork = {}) => {
  const answered: Array<Answers["certificate"]> = []
  const store = makeImageStore(async (image) => image)
  function Shown() {
    const [answers, setAnswers] = useState<Answers>(training.empty)
    const problems: ReadonlyArray<Problem> =
      answered.length > 0 ? training.problems(answers, { now: "" }) : []
    return (
      <FileUploadsContext value={{ keep: store.keep, peek: store.peek, files: { certificate } }}>
        <Questions
          of={training}
          answers={answers}
          problems={problems}
          onChange={({ certificate = null }) => {
            answered.push(certificate)
            setAnswers({ certificate })
          }}
        />
      </FileUploadsContext>
    )
  }
  render(<Shown />)
  return answered
}
const field = () => screen.findByLabelText<HTMLInputElement>("Certificate")
const choose = async (...files: ReadonlyArray<File>) =>
  userEvent.upload(await field(), [...files], { applyAccept: false })
const page = (name: string) => fileOf("pixels", name, "image/jpeg")

it("offers what its declaration accepts, and photographs where they may be pages", async () => {
  open()
  expect((await field()).accept).toBe("application/pdf,image/png,image/jpeg,image/webp")
})

it.each([
  ["another type", fileOf("x", "letter.txt", "text/plain"), "Only pdf allowed"],
  ["an empty file", fileOf("", "letter.pdf", "application/pdf"), "The selected file is empty"],
  [
    "too large a file",
    fileOf("x".repeat(1_048_577), "letter.pdf", "application/pdf"),
    "Maximum upload file size is 1mb"
  ]
])("says in the words of its declaration what is wrong with %s", async (_, wrong, words) => {
  open()
  await choose(wrong)
  expect(await screen.findByText(words)).toBeTruthy()
})

it("takes a file that is dropped", async () => {
  const answered = open()
  fireEvent.drop(await field(), {
    dataTransfer: { files: [fileOf("%PDF", "letter.pdf", "application/pdf")] }
  })
  expect(await screen.findByText("letter.pdf")).toBeTruthy()
  expect(answered).toMatchObject([{ name: "letter.pdf", type: "application/pdf" }])
})

it("takes several photographs as the pages of one PDF, and shows each", async () => {
  const answered = open()
  await choose(page("front.jpg"), page("back.jpg"))
  expect(await screen.findByText("front.pdf")).toBeTruthy()
  expect(answered[0]).toMatchObject({
    type: "application/pdf",
    pages: [{ name: "front.jpg" }, { name: "back.jpg" }]
  })
  expect(screen.getAllByRole("img").map((image) => image.getAttribute("alt"))).toEqual([
    "Preview of the file, page 1",
    "Preview of the file, page 2"
  ])
})

it("shows how far the file is, that it waits, and goes on when asked to", async () => {
  const sent: Array<(event: EventObject & { readonly [key: string]: unknown }) => void> = []
  const upload = createActor(
    uploadMachine<string, object>({
      id: "certificate",
      description: "A certificate on its way.",
      accepts: training.questions.certificate,
      unreadable: "This page cannot be read",
      isPatient: true
    }).provide({
      actors: {
        send: fromCallback<EventObject, { readonly to: string; readonly file: FileReference }>(
          ({ sendBack }) => void sent.push(sendBack)
        ),
        attach: fromPromise<void, { readonly to: string; readonly answer: object }>(
          () => new Promise(() => {})
        )
      }
    }),
    {
      clock: new SimulatedClock(),
      input: {
        to: "training",
        upload: uploadOf({ blobId: "1", name: "a.pdf", type: "application/pdf", size: 9 })
      }
    }
  ).start()
  onTestFinished(() => void upload.stop())
  open({ upload })
  expect((await field()).disabled).toBe(true)
  act(() => sent[0]?.({ type: "upload.progressed", share: 0.4 }))
  const bar = screen.getByRole("progressbar", { name: "Uploading the file" })
  expect(bar.getAttribute("aria-valuenow")).toBe("40")
  act(() => sent[0]?.({ type: "upload.failed", failure: { _tag: "NetworkFailure" } }))
  expect(screen.getByText("It is not uploaded yet.")).toBeTruthy()
  expect((await field()).disabled).toBe(false)
  await userEvent.click(screen.getByRole("button", { name: "Try again" }))
  act(() => sent[1]?.({ type: "upload.finished" }))
  expect(await screen.findByText("Saving the file")).toBeTruthy()
})
