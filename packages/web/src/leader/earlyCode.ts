import { thisYear } from "../thisYear.ts"

const controls = "main :is(input, button)"

/**
 * What the page does by itself that asks for the code of a log: the service worker writes it with this script into the
 * page that it keeps. It stands in the place of the portal until that shows anything but that it waits.
 */
const ask = () => {
  const ahead = document.getElementById("ahead")
  const root = document.getElementById("root")
  const form = ahead?.querySelector("form")
  const field = form?.querySelector("input")
  if (!ahead || !root || !form || !field) return

  /** What was pressed last, and is done once the portal is there. */
  let pressed: HTMLElement | null | undefined
  let isHeld = false
  const stop = new AbortController()
  const listen = (type: string, heard: (event: Event) => void) =>
    ahead.addEventListener(type, heard, { signal: stop.signal })

  const takeOver = () => {
    stop.abort()
    portal.disconnect()
    const mine = [...ahead.querySelectorAll<HTMLElement>(controls)]
    const theirs = [...root.querySelectorAll<HTMLElement>(controls)]
    const same = root.querySelector<HTMLInputElement>("main input[name=code]")
    const counterpart = (of: Element | null | undefined) =>
      same && of ? theirs[mine.indexOf(of as HTMLElement)] : undefined
    const [focused, toDo] = [counterpart(document.activeElement), counterpart(pressed)]
    root.hidden = false
    if (same) {
      same.value = field.value
      if (field.type === "text") counterpart(toggleIn(form))?.click()
      focused?.focus()
      if (focused === same) same.setSelectionRange(field.selectionStart, field.selectionEnd)
    }
    ahead.remove()
    if (toDo instanceof HTMLInputElement) toDo.form?.requestSubmit()
    else toDo?.click()
  }
  /** A press that has begun comes to its end where it was begun. */
  const look = () => {
    if (!isHeld && hasArrived(root)) takeOver()
  }
  const portal = new MutationObserver(look)
  portal.observe(document.body, { childList: true, subtree: true })

  listen("pointerdown", () => {
    isHeld = true
  })
  for (const type of ["pointerup", "pointercancel"])
    addEventListener(
      type,
      () => {
        isHeld = false
        // After the click that follows.
        setTimeout(look)
      },
      { signal: stop.signal }
    )
  listen("submit", (event) => {
    event.preventDefault()
    if (pressed) return
    pressed = field
    // What was sent is what was typed until then.
    field.readOnly = true
    form.querySelector("[type=submit]")?.setAttribute("aria-busy", "true")
  })
  listen("click", ({ target }) => {
    const button = target instanceof Element ? target.closest("button") : null
    if (!button || button.type === "submit") return
    if (button === toggleIn(form)) show(field, button)
    else pressed ??= button
  })

  for (const year of ahead.querySelectorAll("[data-written=year]")) year.textContent = String(thisYear())
  document.title = `${ahead.querySelector("h1")?.textContent} – ${document.title}`
}

/** Whether the portal shows anything but that it waits. */
const hasArrived = (root: Element) =>
  root.querySelector("h1") !== null &&
  (root.querySelector("main [role=status]") === null ||
    document.querySelector("dialog, [role=dialog], [role=alertdialog]") !== null)

const toggleIn = (form: Element) => form.querySelector("[aria-controls]")

const show = (field: HTMLInputElement, toggle: HTMLButtonElement) => {
  const isShown = field.type === "text"
  field.type = isShown ? "password" : "text"
  toggle.textContent = isShown ? "Show" : "Hide"
  toggle.ariaLabel = `${toggle.textContent} password`
}

ask()
