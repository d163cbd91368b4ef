/** What is typed meanwhile goes into the fields, and not to React: it would draw the whole page at once to hear it. */
const typing = [
  ...["keydown", "keypress", "keyup", "beforeinput", "textInput", "input", "change", "paste"],
  ...["compositionstart", "compositionupdate", "compositionend"],
  ...["focusin", "focusout", "select", "selectionchange"]
]

let stopListening = new AbortController()

/**
 * Makes the form that the page shows by itself equal to what the portal is about to draw over it; answers whether there
 * is one. What was typed stays as it is.
 */
export const awaitTakeOver = (): boolean => {
  const early = globalThis.earlyForm
  if (!early) return false
  const toggle = toggleIn(early.form)
  if (toggle) toggle.textContent = "Show"
  stopListening = new AbortController()
  for (const type of typing)
    addEventListener(type, (event) => event.stopPropagation(), {
      capture: true,
      signal: stopListening.signal
    })
  return true
}

/** Does what was pressed while the portal's script was on its way, now that the form is the portal's. */
export const takeOver = (): void => {
  const early = globalThis.earlyForm
  const form = document.querySelector("form")
  if (!early || !form) return
  globalThis.earlyForm = undefined
  early.leave()
  stopListening.abort()
  if (form !== early.form) carryOver(early.form, form, early.focused)
  if (early.shown) toggleIn(form)?.click()
  form.querySelector("[type=submit]")?.setAttribute("aria-busy", "false")
  if (early.submitted) form.requestSubmit()
}

const toggleIn = (form: HTMLFormElement) => form.querySelector<HTMLElement>("[aria-controls=password]")

/** What a browser's extension has put among the fields makes React draw them anew: nothing is lost even so. */
const carryOver = (from: HTMLFormElement, to: HTMLFormElement, focused: EventTarget | null) => {
  for (const field of from.querySelectorAll("input")) {
    const same = to.elements.namedItem(field.name)
    if (!(same instanceof HTMLInputElement)) continue
    same.value = field.value
    if (field !== focused) continue
    same.focus()
    same.setSelectionRange(field.selectionStart, field.selectionEnd)
  }
}
