import type { Problem } from "../failure/Problem.ts"
import { form } from "../form/form.ts"
import { secret } from "../form/kinds/secret.ts"
import { text } from "../form/kinds/text.ts"

/** How many digits the code has that opens a log on a device. */
const localCodeLength = 6

/** How often in a row a wrong code may be entered before only signing in opens the log again. */
export const mostWrongCodes = 5

/** The code as it counts: people put spaces between digits. */
export const codeTyped = (typed: string): string => typed.replaceAll(/[\s-]/g, "")

const isWhole = (code: string): boolean => new RegExp(`^\\d{${localCodeLength}}$`).test(code)

const isRun = (code: string, by: number): boolean =>
  [...code].every((digit, place) => place === 0 || (Number(code[place - 1]) + by + 10) % 10 === Number(digit))

/** Whether somebody who tries a few codes would try this one: one digit, a run up or down, or a part that repeats. */
export const isEasyCode = (code: string): boolean =>
  [1, 2, 3].some((length) => code === code.slice(0, length).repeat(code.length / length)) ||
  isRun(code, 1) ||
  isRun(code, -1)

const sixDigits = `Enter ${localCodeLength} digits`

/** What is wrong with a code that somebody chooses for a log; undefined where nothing is. */
const weakness = (typed: string): string | undefined => {
  const code = codeTyped(typed)
  if (!isWhole(code)) return sixDigits
  return isEasyCode(code) ? "Choose digits that are harder to guess, not a row or a repetition" : undefined
}

/** What is asked of a leader who chooses the code that opens the log on this device. */
export const localCodeForm = form(
  {
    code: secret({
      label: "New code",
      hint: "Six digits that you keep to yourself, not those of your telephone or card",
      inputMode: "numeric",
      autoComplete: "off",
      required: "Choose a code"
    }),
    again: secret({ label: "The same code again", inputMode: "numeric", autoComplete: "off" })
  },
  {
    rules: {
      code: ({ code }) => (code === "" ? undefined : weakness(code)),
      again: ({ code, again }) =>
        code === "" || codeTyped(code) === codeTyped(again) ? undefined : "The codes must be the same"
    }
  }
)

/** What is asked of whoever opens a log that is on this device. */
export const openingCodeForm = form(
  {
    code: secret({
      label: "Your code for this log",
      inputMode: "numeric",
      autoComplete: "off",
      required: "Enter your code"
    })
  },
  { rules: { code: ({ code }) => (code === "" || isWhole(codeTyped(code)) ? undefined : sixDigits) } }
)

/** What is asked of a leader who takes a log over from somebody else. */
export const takeOverForm = form(
  {
    code: text({
      label: "Code from your agency",
      hint: "Six digits, which the agency reads out to you",
      max: 64,
      inputMode: "numeric",
      autoComplete: "one-time-code",
      required: "Enter the code"
    })
  },
  { rules: { code: ({ code }) => (code === "" || isWhole(codeTyped(code)) ? undefined : sixDigits) } }
)

/** What is wrong with a form of codes. */
export const codeProblems = (
  of: {
    readonly problems: (typed: never, circumstances: { readonly now: string }) => ReadonlyArray<Problem>
  },
  typed: Readonly<Record<string, string>>
): ReadonlyArray<Problem> => of.problems(typed as never, { now: "" })
