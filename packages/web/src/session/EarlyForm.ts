/** The sign-in form as the page itself shows it, before the portal's script is there. */
export interface EarlyForm {
  readonly form: HTMLFormElement
  /** Whether Enter or the button was pressed: the portal submits, once. */
  submitted: boolean
  /** Whether the password was made readable. */
  shown: boolean
  /** The field that somebody types into. */
  focused: EventTarget | null
  /** Stops the page's own script from answering what is pressed. */
  readonly leave: () => void
}

declare global {
  /** There from the first paint of the sign-in page until the portal has taken it over. */
  var earlyForm: EarlyForm | undefined
}
