#!/usr/bin/env node
import { verify } from "./verify.ts"

const commands = { verify } as const

const usage = "crewfleet verify FILE [PDF] [--key KEY] [--json]"

const [command = "", ...given] = process.argv.slice(2)
if (Object.hasOwn(commands, command))
  process.exitCode = await commands[command as keyof typeof commands](given)
else {
  console.error(usage)
  process.exitCode = 2
}
