import { applyTheme } from "../brand/keptTheme.ts"
import { browserStorage } from "../browserStorage.ts"
import { thisYear } from "../thisYear.ts"
import type { EarlyForm } from "./EarlyForm.ts"
import { takeLinkSecret } from "./linkSecret.ts"
import { sessionPlace } from "./sessionPlace.ts"

/**
 * What the page does by itself before its first paint: the build writes this script, with all that it imports, into
 * index.html. Who is signed in, or goes elsewhere, sees no form.
 */
const open = () => {
  takeLinkSecret()
  applyTheme()
  const isSignIn = /^\/(login\/?)?$/i.test(location.pathname)
  if (isSignIn && !browserStorage()?.getItem(sessionPlace)) showForm()
}

const showForm = () => {
  const written = document.getElementById("sign-in")
  const root = document.getElementById("root")
  if (!root || !(written instanceof HTMLTemplateElement)) return
  root.replaceChildren(written.content)
  for (const year of root.querySelectorAll("[data-written=year]")) year.textContent = String(thisYear())
  document.title = `${root.querySelector("h1")?.textContent} – ${document.title}`
  if (location.pathname === "/") history.replaceState(null, "", "/login")
  globalThis.earlyForm = listenTo(root.querySelector("form") as HTMLFormElement)
}

const listenTo = (form: HTMLFormElement): EarlyForm => {
  const password = form.elements.namedItem("password") as HTMLInputElement
  const toggle = form.querySelector("[aria-controls=password]") as HTMLButtonElement
  const button = form.querySelector("[type=submit]") as HTMLButtonElement
  const stop = new AbortController()
  const early: EarlyForm = { form, submitted: false, shown: false, focused: null, leave: () => stop.abort() }

  // Stopped here, so that of this script and the portal's, which listens further out, one alone answers.
  const listen = (target: HTMLElement, type: string, answer: () => void) =>
    target.addEventListener(
      type,
      (event) => {
        event.preventDefault()
        event.stopPropagation()
        answer()
      },
      stop
    )

  listen(form, "submit", () => {
    early.submitted = true
    button.ariaBusy = "true"
  })
  listen(toggle, "click", () => {
    early.shown = !early.shown
    password.type = early.shown ? "text" : "password"
    toggle.textContent = early.shown ? "Hide" : "Show"
    toggle.ariaLabel = `${toggle.textContent} password`
  })
  form.addEventListener("focusin", ({ target }) => Object.assign(early, { focused: target }), stop)
  return early
}

open()
