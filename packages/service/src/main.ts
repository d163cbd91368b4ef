import { optionsFrom } from "./ServiceOptions.ts"
import { startService } from "./startService.ts"

const service = await startService(optionsFrom(process.env))
console.log(`CrewFleet answers at ${service.url}`)

const stop = () => {
  service.stop().then(
    () => process.exit(0),
    () => process.exit(1)
  )
}
process.once("SIGTERM", stop)
process.once("SIGINT", stop)
