import { linkAddress } from "./link/issueLink.ts"
import { optionsFrom } from "./ServiceOptions.ts"
import { demoAccounts, demoLeaders, demoLink, demoPassword } from "./seed/accounts.ts"
import { startService } from "./startService.ts"

// Whoever reads the log may go away; people are answered all the same.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {})

const options = optionsFrom(process.env)
const service = await startService(options)

console.log(`CrewFleet answers at ${service.url}`)
if (options.demo) {
  const accounts = [...demoAccounts, ...demoLeaders]
  const width = Math.max(...accounts.map(({ email }) => email.length))
  const lines = accounts.map(({ email, shows }) => `  ${email.padEnd(width)}  ${shows}`)
  console.log([`Sign in with the password ${demoPassword} as`, ...lines].join("\n"))
  const address = linkAddress(options.publicUrl ?? service.url, demoLink.id, demoLink.secret)
  console.log(`Open ${demoLink.shows}, at\n  ${address}`)
}

const stop = () => {
  service.stop().then(
    () => process.exit(0),
    () => process.exit(1)
  )
}
process.once("SIGTERM", stop)
process.once("SIGINT", stop)
