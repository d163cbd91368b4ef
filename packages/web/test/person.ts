import { fireEvent, screen, type within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"

type Part = Pick<ReturnType<typeof within>, "findAllByRole">

/** Presses a button as soon as it is there. */
export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole("button", { name }))

/** Types at once what a field is to say, and goes on: what is typed is told before the next input. */
export const fillIn = (field: Element | null | undefined, value: string) => {
  if (!field) throw new Error("There is no such field")
  fireEvent.change(field, { target: { value } })
  fireEvent.focusOut(field)
}

/** The cells of the first row of the table that a part of the page shows. */
export const firstRow = async (part: Part = screen) => {
  const [, row] = await part.findAllByRole("row")
  return [...(row?.children ?? [])].map(({ textContent }) => textContent)
}

/** What the summary of problems says, once there is one. */
export const problems = async () => {
  const summary = await screen.findByRole("alert", { name: "There is a problem" })
  return [...summary.querySelectorAll("li")].map(({ textContent }) => textContent)
}

/** Answers a question for a country by typing a name of it and going on. */
export const giveCountry = async (label: string, name: string) => {
  const field = await screen.findByRole<HTMLInputElement>("combobox", { name: label })
  await userEvent.clear(field)
  await userEvent.click(field)
  await userEvent.paste(name)
  await userEvent.tab()
}
