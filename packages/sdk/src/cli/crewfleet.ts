#!/usr/bin/env node
import { processTerminal } from "./processTerminal.ts"
import { runCommand } from "./runCommand.ts"

process.exitCode = await runCommand(process.argv.slice(2), processTerminal())
