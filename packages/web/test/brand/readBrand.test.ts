import { readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { readBrand } from "../../src/brand/readBrand.ts"

const web = join(import.meta.dirname, "../..")
const shipped = ["public/brand.json", "brands/harbour-hire.json"]
const read = (file: string) => JSON.parse(readFileSync(join(web, file), "utf8"))
const good = read("public/brand.json")

const problemsOf = (file: unknown) => {
  const result = readBrand(file)
  return "problems" in result ? result.problems : []
}

describe("readBrand", () => {
  it.each(shipped)("takes the brand that ships as %s", (file) => {
    expect(problemsOf(read(file))).toEqual([])
  })

  it("takes a brand with a time zone of its own", () => {
    expect(problemsOf({ ...good, timeZone: "Europe/Paris" })).toEqual([])
  })

  it("takes a brand that says where workers train online", () => {
    expect(problemsOf({ ...good, onlineTraining: "https://training.example/login" })).toEqual([])
  })

  it("ships one brand in car-rental mode and one that is not", () => {
    expect(shipped.map((file) => read(file).carRental)).toEqual([false, true])
  })

  it.each([
    [{ ...good, name: " " }, "name must be the product's name"],
    [
      { ...good, favicon: "javascript:alert(1)" },
      "favicon must be the address of a picture, such as /favicon.svg"
    ],
    [
      { ...good, favicon: "//elsewhere.example/x" },
      "favicon must be the address of a picture, such as /favicon.svg"
    ],
    [
      { ...good, onlineTraining: "javascript:alert(1)" },
      "onlineTraining must be an address that begins with https://"
    ],
    [{ ...good, timeZone: "+01:00" }, "timeZone must be a time zone, such as Europe/Paris"],
    [{ ...good, currency: "pounds" }, "currency must be a currency code, such as GBP"],
    [
      { ...good, colours: { ...good.colours, ink: "black" } },
      "colours.ink must be a colour, such as #1f4e79"
    ],
    [{ ...good, carRental: "yes" }, "carRental must be true or false"],
    [{ ...good, inspection: { isOn: "yes" } }, "inspection.isOn must be true or false"],
    [
      { ...good, inspection: { address: "inspector.example" } },
      "inspection.address must be an address that begins with https:// or wss://"
    ],
    [
      { ...good, services: { ...good.services, core: "api.example.com" } },
      "services.core must be an origin, such as https://api.example.com, or empty"
    ],
    [
      { ...good, services: { ...good.services, paths: { "agency.byId": "agencies/:id" } } },
      "services.paths must map endpoints to paths that begin with /"
    ]
  ])("names what is wrong: case %#", (file, problem) => {
    expect(problemsOf(file)).toEqual([problem])
  })

  it.each([null, [], "brand", 7, {}])("names every field that %j lacks", (file) => {
    expect(problemsOf(file)).toHaveLength(12)
  })
})
