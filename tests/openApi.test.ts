import { execFile } from "node:child_process"
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { promisify } from "node:util"
import { API } from "typescript/unstable/sync"
import { afterAll, describe, expect, it } from "vitest"
import { collectDescriptions, keptDescriptions } from "../docs/descriptions.ts"
import { bodiesOf, openApi, operationsOf } from "../packages/service/src/http/openApi.ts"
import type { JsonSchema } from "../packages/service/src/http/plainSchema.ts"
import { generatedTypes } from "./openApi/generatedTypes.ts"
import { lintProblems } from "./openApi/lintProblems.ts"

const root = join(import.meta.dirname, "..")
const document = openApi()
const { schemas } = document.components
const operations = operationsOf(document)

/** Where words are missing in a schema: at itself where it has a name, and at its fields. */
const unsaid = (schema: JsonSchema, name: string): ReadonlyArray<string> => [
  ...Object.entries(schema.properties ?? {}).flatMap(([field, part]) => [
    ...(part.description ? [] : [`${name}.${field}`]),
    ...unsaid(part, `${name}.${field}`)
  ]),
  ...[...(schema.items ? [schema.items] : []), ...(schema.anyOf ?? [])].flatMap((part) => unsaid(part, name))
]

describe("what is said of the contract", () => {
  it("is said of every group, call, parameter, schema and field", () => {
    const missing = [
      ...document.tags.filter(({ description }) => !description).map(({ name }) => name),
      ...operations.flatMap(({ operationId, summary, parameters }) => [
        ...(summary ? [] : [operationId]),
        ...(parameters as ReadonlyArray<{ name: string; description?: string }>)
          .filter(({ description }) => !description)
          .map(({ name }) => `${operationId}.${name}`)
      ]),
      ...operations.flatMap((operation) =>
        bodiesOf(operation).flatMap(({ schema }) => unsaid(schema, operation.operationId))
      ),
      ...Object.entries(schemas).flatMap(([name, schema]) => [
        ...(schema.description ? [] : [name]),
        ...unsaid(schema, name)
      ])
    ]
    expect(missing, "write a doc comment before each, and run: npm run docs").toEqual([])
  })

  it("is what editors show beside calls and fields", () => {
    expect(keptDescriptions(), "run: npm run docs").toEqual(collectDescriptions())
  })

  it("names no document that its reader does not have", () => {
    expect(JSON.stringify(document)).not.toMatch(/specification \d{3}/i)
  })

  it("is shown by an editor in a program that uses the client", () => {
    const place = mkdtempSync(join(root, "node_modules/.cache/program-"))
    try {
      const program = join(place, "program.ts")
      const text = [
        'import { makeClient } from "@crewfleet/sdk"',
        'const client = makeClient({ baseUrl: "" })',
        "const { content } = await client.booking.list({ params: { page: 0, size: 10 } })",
        "console.log(content[0]?.vehicle?.regno, content[0]?.status)",
        "const { title } = await client.promotion.byId({ params: { id: 1 } })",
        'await client.promotion.create({ payload: { title: title ?? "Summer" } })'
      ].join("\n")
      writeFileSync(program, text)
      const config = join(place, "tsconfig.json")
      writeFileSync(
        config,
        JSON.stringify({ extends: "../../../tsconfig.json", include: [], files: ["program.ts"] })
      )
      const api = new API({ cwd: root })
      const project = api.updateSnapshot({ openProjects: [config] }).getProject(config)
      const shownAt = (word: string) => {
        const symbol = project?.checker.getSymbolAtPosition(program, text.indexOf(word) + 1)
        return symbol && project?.checker.getDocumentationCommentOfSymbol(symbol)
      }
      expect(shownAt("list(")).toMatch(/^Bookings page by page/)
      expect(shownAt("regno")).toBe("Its registration mark.")
      expect(shownAt("status)")).toBe("Where the booking stands.")
      expect(shownAt("title }")).toBe("What it is called, 50 characters at most.")
      expect(shownAt("create(")).toMatch(/^Creates a promotion\./)
      api.close()
    } finally {
      rmSync(place, { recursive: true })
    }
  })
})

describe("openapi.json", () => {
  it("breaks none of Redocly's recommended rules", async () => {
    expect(await lintProblems(document)).toEqual([])
  })

  it("says which values are integers, moments, days and codes, and which fields must be there", () => {
    const { ListedBooking: booking = {}, NewBooking: wanted = {}, ClientDocument: paper = {} } = schemas
    expect(booking.properties?.id).toMatchObject({ type: "integer" })
    expect(booking.properties?.start).toMatchObject({ type: "string", format: "date-time" })
    expect(booking.properties?.status).toMatchObject({
      enum: expect.arrayContaining(["BOOKED", "CANCELLED"])
    })
    expect(booking.required).toEqual(["id"])
    expect(paper.properties?.expiryDate).toMatchObject({ type: "string", format: "date" })
    expect(wanted.properties?.paymentMethod).toMatchObject({
      enum: ["CARD", "BANK_TRANSFER", "PAYPAL", "CASH"]
    })
    expect(wanted.required).toEqual(["vehicleId", "clientId", "start", "end", "source", "paymentMethod"])
    const list = operations.find(({ operationId }) => operationId === "booking.list")
    expect(list?.parameters).toMatchObject([
      { name: "page", schema: { type: "integer" } },
      { name: "size", schema: { type: "integer" } },
      { name: "statuses", schema: { type: "array", items: { enum: expect.arrayContaining(["BOOKED"]) } } },
      { name: "searchCriteria" },
      { name: "from", schema: { format: "date" } },
      { name: "to", schema: { format: "date" } },
      {
        name: "paymentMethods",
        schema: { type: "array", items: { enum: expect.arrayContaining(["CARD"]) } }
      },
      { name: "sources", schema: { type: "array", items: { enum: expect.arrayContaining(["WEBSITE"]) } } },
      { name: "vehicleId", schema: { type: "integer" } },
      { name: "made", schema: { type: "string" } },
      { name: "invoiced", schema: { type: "string" } },
      { name: "currency", schema: { type: "string" } },
      { name: "sort", schema: { enum: ["start", "end"] } },
      { name: "direction", schema: { enum: ["ASC", "DESC"] } },
      { name: "after" },
      { name: "agencyId", schema: { type: "integer" } }
    ])
  })

  it("names what is asked and what is answered", () => {
    const unnamed = operations.flatMap((operation) =>
      bodiesOf(operation)
        .filter(
          ({ schema }) => !(schema.$ref ?? schema.items?.$ref ?? schema.anyOf ?? schema.properties?.file)
        )
        // Bytes, such as those of a PDF, are named by their media type.
        .filter(({ schema }) => schema.format !== "binary")
        .map(() => operation.operationId)
    )
    expect(unnamed).toEqual([])
  })

  it("says null only where null says something", () => {
    const nullable = Object.entries(schemas).flatMap(([name, schema]) =>
      JSON.stringify(schema).includes('"null"') ? [name] : []
    )
    expect(nullable.toSorted()).toEqual([
      "AgencyContact",
      "AgencyInvoicing",
      "AgencyProfile",
      "AgencyReturnRules",
      "AgencyTimeZone",
      "ApplicationAnswers",
      "ApplicationCopy",
      "ApplicationForm",
      "ApplicationSave",
      "BankAnswers",
      "BankCopy",
      "BankForm",
      "BankSave",
      "ChargeDecisions",
      "CredentialTypeDetails",
      "CrewLines",
      "DrivingLicenceBody",
      "FormLook",
      "FormSubmission",
      "HireRating",
      "HirerDetails",
      "HirerRating",
      "HmrcAnswers",
      "HmrcCopy",
      "HmrcForm",
      "HmrcSave",
      "LocationDetails",
      "LogContent",
      "NewApplicant",
      "NewMoneyEntry",
      "NewTransport",
      "OccupationalAnswers",
      "OccupationalCopy",
      "OccupationalForm",
      "OccupationalSave",
      "OutgoingDropOff",
      "OutgoingIncident",
      "OutgoingMedication",
      "OutgoingProperty",
      "OutgoingReport",
      "OutgoingTimes",
      "OutgoingVehicleLog",
      "Promotion",
      "PromotionBody",
      "ReceivedDropOff",
      "ReceivedIncident",
      "ReceivedMedication",
      "ReceivedProperty",
      "ReceivedVehicleLog",
      "TransportChange",
      "VehicleDetails",
      "WorkerDetails",
      "WorkerInformationBody",
      "WorkerNoticesBody"
    ])
  })

  it("makes a client that compiles strictly, where bookings are listed and made", async () => {
    const place = join(root, "tests/openApi/generated")
    mkdirSync(place, { recursive: true })
    writeFileSync(join(place, "contract.ts"), await generatedTypes(document))
    const compiled = await promisify(execFile)(
      process.execPath,
      [
        join(root, "node_modules/typescript/lib/tsc.js"),
        "--project",
        join(root, "tests/openApi/tsconfig.json")
      ],
      { cwd: root }
    ).catch((error: { stdout: string }) => error)
    expect(compiled.stdout).toBe("")
  })

  afterAll(() => rmSync(join(root, "tests/openApi/generated"), { recursive: true, force: true }))
})
