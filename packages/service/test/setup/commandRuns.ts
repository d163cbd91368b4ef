import { execFile } from "node:child_process"
import { join } from "node:path"
import { type Command, codeOf } from "../../src/setup/Command.ts"

/** What came of a command. */
export interface Said {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

/** Runs a command as in a terminal with these variables alone, at which nobody sits unless it is said what they answer. */
export const run = async (
  command: Command,
  environment: Readonly<Record<string, string>>,
  words: ReadonlyArray<string>,
  answer?: string
): Promise<Said> => {
  const said = { stdout: "", stderr: "" }
  const writeTo = (stream: keyof typeof said) => (text: string) => {
    said[stream] += `${text}\n`
  }
  const ask = async (question: string) => {
    said.stdout += question
    return answer ?? ""
  }
  const code = await codeOf(command, {
    environment,
    words,
    say: writeTo("stdout"),
    complain: writeTo("stderr"),
    ask: answer === undefined ? undefined : ask
  })
  return { code, ...said }
}

const outside = { DATABASE_URL: "", SMTP_URL: "", PUBLIC_URL: "", DEMO: "" }

/** Runs a script of the service in a process of its own, as `npm run` does; nobody sits at its terminal. */
export const runApart = (
  script: string,
  environment: Readonly<Record<string, string>>,
  words: ReadonlyArray<string>
): Promise<Said> =>
  new Promise((resolve) => {
    const path = join(import.meta.dirname, "../../src", script)
    const env = { ...process.env, ...outside, ...environment }
    execFile(process.execPath, [path, ...words], { env }, (failure, stdout, stderr) =>
      resolve({ code: Number(failure?.code ?? 0), stdout, stderr })
    ).stdin?.end()
  })
