import { type AnswersOf, file, form, type SignatureForm, signature } from "@crewfleet/sdk/rules"
import { cleanup, render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { useState } from "react"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { FileUploadsContext } from "../../src/form/FileUploads.ts"
import { Questions } from "../../src/form/Questions.tsx"
import { makeImageStore } from "../../src/image/imageStore.ts"
import { fileOf } from "../fileOf.ts"

const picture = file({
  label: "Picture of your signature",
  accept: ["image/png"],
  max: 1_000_000,
  wrongType: "Only a picture",
  tooLarge: "Too large"
})
const declaration = form({
  signed: signature({ label: "Signature", required: "Sign", unnamed: true, each: form({ file: picture }) })
})

afterEach(cleanup)
beforeEach(() => {
  URL.createObjectURL = () => "blob:page"
  URL.revokeObjectURL = () => {}
})

const typed = { ...declaration.empty.signed, method: "TYPED", name: "Ada King", confirmed: true } as const

const open = (signed: SignatureForm, { saysProblems = true } = {}) => {
  let last = signed
  const { keep, peek } = makeImageStore(async (image) => image)
  function Shown() {
    const [answers, setAnswers] = useState<AnswersOf<typeof declaration>>({ signed })
    return (
      <FileUploadsContext value={{ keep, peek, inBackground: true }}>
        <Questions
          of={declaration}
          answers={answers}
          problems={saysProblems ? declaration.problems(answers, { now: "2026-06-01T09:00:00.000Z" }) : []}
          onChange={({ signed = answers.signed }) => {
            last = signed
            setAnswers({ signed })
          }}
        />
      </FileUploadsContext>
    )
  }
  render(<Shown />)
  return () => last
}

it("asks for the name that is typed as the signature", async () => {
  const last = open({ ...declaration.empty.signed, method: "UPLOADED" })
  await userEvent.click(await screen.findByRole("radio", { name: "Type the name" }))
  await userEvent.type(await screen.findByLabelText("Type your full name"), "Ada King")
  await userEvent.click(screen.getByLabelText("My typed name is my signature"))
  expect(last()).toMatchObject({ method: "TYPED", name: "Ada King", confirmed: true })
})

it("has its drawing again where another way to sign was chosen by mistake, until something else is typed", async () => {
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(
    new Proxy({}, { get: () => () => {}, set: () => true }) as never
  )
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    }
  )
  const drawn = { method: "DRAWN", drawing: "M1 1L9 9", signedAt: "2026-06-01T08:00:00.000Z" } as const
  const last = open({ ...declaration.empty.signed, ...drawn })
  const choose = async (name: string) => userEvent.click(await screen.findByRole("radio", { name }))
  await choose("Type the name")
  await waitFor(() => expect(last()).toMatchObject({ method: "TYPED", drawing: "", signedAt: null }))
  await choose("Draw")
  await waitFor(() => expect(last()).toMatchObject(drawn))
  await choose("Type the name")
  await userEvent.type(await screen.findByLabelText("Type your full name"), "Ada")
  await choose("Draw")
  await waitFor(() => expect(last()).toMatchObject({ method: "DRAWN", drawing: "", signedAt: null }))
})

it("is a picture that goes by itself, is said to be on its way, and can be taken back", async () => {
  const last = open(typed)
  await userEvent.click(await screen.findByRole("radio", { name: "Upload a picture" }))
  const field = await screen.findByLabelText(/^Picture of your signature/)
  expect(field.matches("[type=file]")).toBe(true)
  await userEvent.upload(field, fileOf("pixels", "mine.png", "image/png"))
  expect(last()).toMatchObject({
    method: "UPLOADED",
    signedAt: expect.any(String),
    file: { name: "mine.png" }
  })
  expect(screen.getByText("It is not uploaded yet.")).toBeTruthy()
  await userEvent.click(screen.getByRole("button", { name: "Remove mine.png" }))
  expect(last()).toMatchObject({ signedAt: null, file: null })
  await userEvent.click(screen.getByRole("radio", { name: "Type the name" }))
  await waitFor(() => expect(last()).not.toHaveProperty("file"))
})

it.each([true, false])(
  "says at the picture why it was refused, and that it is there once it is",
  async (saysProblems) => {
    const sent = { id: "f1", name: "mine.png", type: "image/png", size: 9 }
    const uploaded = { ...typed, method: "UPLOADED", name: "", signedAt: "2026-06-01T09:00:00.000Z" } as const
    open({ ...uploaded, file: { ...sent, refused: "The file is infected" } }, { saysProblems })
    expect(await screen.findByText("The file is infected")).toBeTruthy()
    cleanup()
    open({ ...uploaded, file: sent })
    expect(await screen.findByText("It is uploaded.")).toBeTruthy()
  }
)
