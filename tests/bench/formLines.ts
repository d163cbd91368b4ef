import { type ExecFileSyncOptionsWithStringEncoding, execFileSync } from "node:child_process"
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"

/**
 * Counts the lines of all forms before their questions were declared once, and now: what says which questions there are, what is wrong
 * with an answer, how it is kept, drawn, compared, sent, checked by the service and put into the database. The mechanism
 * itself, which no form adds to, is counted apart. It fails above 60 %. `node tests/bench/formLines.ts [revision before]`.
 */
const root = join(import.meta.dirname, "../..")
const [before = "defea12"] = process.argv.slice(2)

const files: Readonly<Record<string, ReadonlyArray<string>>> = {
  "sdk/src/agency": ["AgencyApi", "profile"],
  "sdk/src/booking": ["newBooking"],
  "sdk/src/hirer": ["documentForm", "documentProblems", "documentType"],
  "sdk/src/promotion": [
    ...["PromotionApi", "PromotionForm", "fleetChoice", "promotionForm", "promotionLimits"],
    ...["promotionProblems", "promotionWarning", "requiredAnswers"]
  ],
  "sdk/src/session": ["credentials", "newPassword", "recoveryEmail"],
  "sdk/src/vehicle": [
    ...["Vehicle", "VehicleForm", "location", "vehicleFields", "vehicleForm", "vehicleProblems"]
  ],
  "machines/src/agency": ["ProfileForm"],
  "machines/src/booking": ["newBookingLogic", "newBookingMachine"],
  "machines/src/hirer": ["DocumentUpload"],
  "machines/src/promotion": ["promotionEditorLogic", "promotionEditorMachine"],
  "machines/src/vehicle": [
    ...["locationEditorLogic", "locationEditorMachine", "vehicleEditor", "vehicleEditorLogic"],
    "vehicleEditorMachine"
  ],
  "web/src/agency": [
    ...[
      "ContactStep",
      "ContactStep.module.css",
      "CurrencyField",
      "CurrencyStep",
      "LogoField",
      "LogoField.module.css"
    ],
    ...["LogoStep", "LogoStep.module.css", "ProfileForm", "countryNames", "profileDrafts"]
  ],
  "web/src/booking": [
    ...[
      "HirePrice",
      "HirerField",
      "NewBookingDialog",
      "NewBookingForm",
      "NewBookingForm.module.css",
      "VehicleField"
    ],
    "bookingDrafts"
  ],
  "web/src/hirer": ["DocumentForm", "DocumentTypes"],
  "web/src/promotion": [
    ...[
      "AwardFields",
      "PromotionActions",
      "PromotionEditor",
      "PromotionForm",
      "PromotionForm.module.css",
      "PromotionQuestions"
    ],
    ...["promotionDrafts", "promotionVersions"]
  ],
  "web/src/session": [
    ...["NewPasswordScreen", "OneTimePassword", "PublicForm", "RecoverPasswordScreen", "SignInPage"],
    "useAsking"
  ],
  "web/src/vehicle": [
    ...["Answer", "DetailsSection", "LocationDialog", "LocationForm", "LocationSection", "PlaceField"],
    ...["RatesSection", "SpecificationSection", "VehicleEditor.module.css", "VehicleForm", "VehicleVersions"],
    ...["locationDrafts", "vehicleDrafts", "versionedLocation", "versionedVehicle"]
  ],
  "service/src/agency": ["Agencies"],
  "service/src/promotion": ["checkedPromotion", "promotionRows", "toldPromotion"],
  "service/src/vehicle": ["vehicleColumns", "vehicleLocations", "vehicleRows"]
}

const mechanism = [
  "sdk/src/form",
  "machines/src/editing",
  "web/src/editing",
  "web/src/form",
  "service/src/form"
]

const paths = Object.entries(files).flatMap(([folder, names]) =>
  names.flatMap((name) =>
    name.endsWith(".css") ? [`${folder}/${name}`] : [`${folder}/${name}.ts`, `${folder}/${name}.tsx`]
  )
)

/** Lines of code: neither blank ones nor comments, which say to integrators what is asked. */
const lines = (text: string) => text.split("\n").filter((line) => !/^\s*($|\/\/|\/\*|\*)/.test(line)).length

const git = (...args: ReadonlyArray<string>) => {
  const options: ExecFileSyncOptionsWithStringEncoding = {
    cwd: root,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"]
  }
  return execFileSync("git", args, options)
}

const linesBefore = (path: string) => {
  try {
    return lines(git("show", `${before}:packages/${path}`))
  } catch {
    return 0
  }
}

const linesNow = (path: string) => {
  const file = join(root, "packages", path)
  return existsSync(file) ? lines(readFileSync(file, "utf8")) : 0
}

const sum = (numbers: ReadonlyArray<number>) => numbers.reduce((all, one) => all + one, 0)

for (const folder of Object.keys(files)) {
  const own = paths.filter((path) => path.startsWith(`${folder}/`))
  console.log(
    `${folder.padEnd(24)} ${String(sum(own.map(linesBefore))).padStart(5)} → ${String(sum(own.map(linesNow))).padStart(5)}`
  )
}
const [were, are] = [sum(paths.map(linesBefore)), sum(paths.map(linesNow))]
console.log(`all forms: ${were} lines at ${before}, ${are} now: ${((100 * are) / were).toFixed(1)} %`)

const folders = mechanism.map((folder) => `packages/${folder}`)
const within = (...list: ReadonlyArray<string>) =>
  git(...list, ...folders)
    .split("\n")
    .map((path) => path.slice("packages/".length))
    .filter(Boolean)
const [madeOf, makesUp] = [
  sum(within("ls-tree", "-r", "--name-only", before).map(linesBefore)),
  sum(within("ls-files").map(linesNow))
]
console.log(`the mechanism: ${madeOf} lines at ${before}, ${makesUp} now`)
if (are > 0.6 * were) process.exitCode = 1
