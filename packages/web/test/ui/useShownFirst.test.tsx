import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react"
import { useState } from "react"
import { afterEach, expect, it } from "vitest"
import { allWritten } from "../../src/sealed/pendingWrites.ts"
import { useShownFirst } from "../../src/ui/useShownFirst.ts"

afterEach(cleanup)

/** A field beside one that is told of only now and then; `told` is what it came to. */
function Field({ take, told }: { readonly take: (typed: string) => string; readonly told: Array<string> }) {
  const [value, setValue] = useState("")
  const [note, setNote] = useState("")
  const [shown, type] = useShownFirst(value, (typed) => {
    told.push(`${typed} ${note}`.trim())
    setValue(take(typed))
  })
  return (
    <>
      <input aria-label="Words" value={shown} onChange={({ currentTarget }) => type(currentTarget.value)} />
      <input aria-label="Note" value={note} onChange={({ currentTarget }) => setNote(currentTarget.value)} />
    </>
  )
}

const open = (take = (typed: string) => typed) => {
  const told: Array<string> = []
  const { unmount } = render(<Field take={take} told={told} />)
  const words = screen.getByLabelText<HTMLInputElement>("Words")
  const type = (value: string) => fireEvent.change(words, { target: { value } })
  return { told, words, type, unmount }
}

it("shows what is typed at once and tells it after the frame", async () => {
  const { told, words, type } = open()
  type("a")
  expect([words.value, told]).toEqual(["a", []])
  await waitFor(() => expect(told).toEqual(["a"]))
})

it("has told everything, letter by letter, before the next input, and as the field goes", () => {
  const { told, words, type, unmount } = open()
  type("a")
  fireEvent.keyDown(words, { key: "b" })
  expect(told).toEqual(["a"])
  type("ab")
  type("abc")
  unmount()
  expect(told).toEqual(["a", "ab", "abc"])
})

it("holds the page, and whoever leaves it, until it is told", async () => {
  const { told, type } = open()
  const isHeld = () => !dispatchEvent(new Event("beforeunload", { cancelable: true }))
  expect(isHeld()).toBe(false)
  type("a")
  expect(isHeld()).toBe(true)
  await allWritten()
  expect([told, isHeld()]).toEqual([["a"], false])
})

it("tells beside what has changed meanwhile, and overwrites none of it", () => {
  const { told, words, type } = open()
  type("a")
  fireEvent.change(screen.getByLabelText("Note"), { target: { value: "in time" } })
  fireEvent.focusOut(words)
  expect(told).toEqual(["a in time"])
})

it("shows what there is where what was typed is not taken", () => {
  const { words, type } = open(() => "as it was")
  type("a")
  fireEvent.focusOut(words)
  expect(words.value).toBe("as it was")
})
