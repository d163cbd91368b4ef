import { readdirSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { expect, it } from "vitest"

const source = join(import.meta.dirname, "../src")
/** Files of the contract itself, which groups share. */
const schemas = [
  "agency/ListedAgency.ts",
  "booking/Booking.ts",
  "booking/BookingRequests.ts",
  "booking/SharedBooking.ts",
  "credential/CredentialReview.ts",
  "credential/credentialFields.ts",
  "credential/credentialParams.ts",
  "form/formSchema.ts",
  "vehicle/Vehicle.ts",
  "vehicle/VehicleFilter.ts",
  "worker/AgencyWorker.ts",
  "worker/Worker.ts"
].map((file) => join(source, file))
/** What brings `Temporal` where there is no browser; only one file may ask for it, and by its other name. */
const polyfilled = join(source, "time/nodeTemporal.ts")
const asksForTemporal = join(source, "time/temporal.ts")
/** Rules that every feature shares. */
const shared = ["contract/isBlank.ts", "contract/isEmail.ts", "contract/plainText.ts"].map((file) =>
  join(source, file)
)
const features = [
  ...[
    "agency",
    "applicant",
    "booking",
    "credential",
    "dashboard",
    "document",
    "eligibility",
    "failure",
    "file",
    "form",
    "form/kinds",
    "link",
    "money",
    "session",
    "time"
  ],
  ...["vehicle", "worker"]
]

/** What a file needs at run time; types cost nothing. */
const needs = (file: string): ReadonlyArray<string> =>
  [...readFileSync(file, "utf8").matchAll(/^(?:import|export)(?! type)[^"]*? from "([^"]+)"/gm)].map(
    ([, path = ""]) => (path.startsWith(".") ? join(dirname(file), path) : path)
  )

const rules = features
  .flatMap((feature) => readdirSync(join(source, feature)).map((name) => join(source, feature, name)))
  .filter(
    (file) =>
      file.endsWith(".ts") && !file.endsWith("Api.ts") && !schemas.includes(file) && file !== polyfilled
  )
  .concat(shared)

it("keeps every rule and every word free of the weight of the contract", () => {
  expect(rules.length).toBeGreaterThan(15)
  for (const file of rules)
    expect(
      needs(file).filter(
        (path) => !rules.includes(path) && !(file === asksForTemporal && path === "#temporal")
      ),
      file
    ).toEqual([])
})
