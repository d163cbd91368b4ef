import { waitFor } from "@testing-library/react"
import { startTransition } from "react"
import { hydrateRoot, type Root } from "react-dom/client"
import { afterEach, expect, it, vi } from "vitest"
import { awaitTakeOver, takeOver } from "../../src/session/takeOver.ts"

let root: Root | undefined
afterEach(() => {
  takeOver()
  root?.unmount()
  document.body.replaceChildren()
})

/** The form that the page shows by itself, about to be the portal's. */
const hydrating = () => {
  document.body.innerHTML = '<div id="root"><form><input name="username"></form></div>'
  const container = document.getElementById("root") as HTMLElement
  const form = container.querySelector("form") as HTMLFormElement
  const field = container.querySelector("input") as HTMLInputElement
  globalThis.earlyForm = { form, submitted: false, shown: false, focused: field, leave: () => {} }
  awaitTakeOver()
  const drawn = vi.fn()
  const Form = () => {
    drawn()
    return (
      <form>
        <input name="username" />
      </form>
    )
  }
  startTransition(() => {
    root = hydrateRoot(container, <Form />)
  })
  return { field, drawn }
}

it.each([
  ...["keydown", "keypress", "keyup", "beforeinput", "textInput", "input", "change", "paste"],
  ...["compositionstart", "compositionupdate", "compositionend"],
  ...["focusin", "focusout", "select", "selectionchange"]
])("does not make the page draw everything at once for %s, while somebody types", async (type) => {
  const { field, drawn } = hydrating()
  field.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }))
  document.dispatchEvent(new Event(type))
  expect(drawn).not.toHaveBeenCalled()
  await waitFor(() => expect(drawn).toHaveBeenCalled())
})

it("lets the portal hear what is typed once the form is its own", async () => {
  const { field, drawn } = hydrating()
  await waitFor(() => expect(drawn).toHaveBeenCalled())
  takeOver()
  const heard = vi.fn()
  document.addEventListener("selectionchange", heard, { once: true })
  field.dispatchEvent(new Event("selectionchange", { bubbles: true }))
  expect(heard).toHaveBeenCalledOnce()
})
