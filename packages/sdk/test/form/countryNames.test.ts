import { describe, expect, it } from "vitest"
import { countriesLike, countryCodeOf, countryNameOf } from "../../src/form/kinds/country.ts"
import { usualCountryNames } from "../../src/form/kinds/usualCountryNames.ts"

describe("countries", () => {
  it.each([
    [
      "GB",
      "UK; U.K.; GB; Great Britain; Britain; England; Scotland; Wales; Northern Ireland; British; Welsh"
    ],
    ["US", "USA; U.S.A.; America; the United States of America; American"],
    ["NL", "Holland; The Netherlands; Netherlands (Kingdom of the); Dutch"],
    ["CI", "Ivory Coast; Cote d'Ivoire; Côte d’Ivoire; Republic of Côte d'Ivoire; Ivorian"],
    ["MM", "Burma; Myanmar; Myanmar (Burma); Burmese"],
    ["TR", "Turkey; Türkiye; Turkiye; Republic of Türkiye; Turkish"],
    ["CZ", "Czech Republic; The Czech Republic; Czechia; Czech"],
    ["IE", "Eire; Éire; Republic of Ireland; Irish"],
    ["CD", "DRC; Democratic Republic of the Congo; DR Congo; Congo, Democratic Republic of the; Zaire"],
    ["CG", "Republic of the Congo; Congo-Brazzaville"],
    ["SZ", "Swaziland; eSwatini"],
    ["MK", "Macedonia; North Macedonia; FYROM"],
    ["CV", "Cape Verde; Cabo Verde"],
    ["VA", "Vatican; Holy See; Vatican City"],
    ["PS", "Palestine; State of Palestine; Palestinian"],
    ["KR", "South Korea; Republic of Korea; Korea, Republic of"],
    ["KP", "North Korea; Democratic People's Republic of Korea; DPRK"],
    ["RU", "Russia; Russian Federation; Russian"],
    ["AE", "UAE; U.A.E.; Emirates"],
    ["PL", "PL; poland; POLAND; Republic of Poland; Polish"],
    ["TT", "Trinidad and Tobago; Trinidad & Tobago; Trinidad"],
    ["LC", "St Lucia; St. Lucia; Saint Lucia"],
    ["GM", "Gambia; The Gambia"],
    ["GW", "Guinea Bissau; Guinea-Bissau"],
    ["NE", "Niger; Nigerien"],
    ["NG", "Nigeria; Nigerian"],
    ["HK", "Hong Kong"],
    ["XK", "Kosovo"]
  ])("%s is found by each of %s", (code, names) => {
    for (const name of names.split("; ")) expect([name, countryCodeOf(name)]).toEqual([name, code])
  })

  it.each(["Congo", "Korea", "Dominican", "Virgin Islands", "Atlantis", "Republic of", "", "X"])(
    "takes %j for none, rather than guess",
    (name) => {
      expect(countryCodeOf(name)).toBeUndefined()
    }
  )

  it("are found by their own names, and no other name stands at two of them", () => {
    const others = usualCountryNames.trim().split("\n")
    const all = others.flatMap((line) => line.slice(3).split(","))
    expect(all.filter((name, at) => all.indexOf(name) !== at)).toEqual([])
    for (const line of others) expect(countryCodeOf(countryNameOf(line.slice(0, 2)))).toBe(line.slice(0, 2))
    for (const line of others)
      for (const name of line.slice(3).split(","))
        expect([name, countryCodeOf(name)]).toEqual([name, line.slice(0, 2)])
  })

  it("are suggested by what is typed of any name, whichever is called so first", () => {
    expect(countriesLike("Eng")).toEqual(["United Kingdom"])
    expect(countriesLike("uk")).toEqual(["United Kingdom", "Ukraine"])
    expect(countriesLike("Guinea").slice(0, 2)).toEqual(["Guinea", "Guinea-Bissau"])
    expect(countriesLike("congo")).toHaveLength(2)
    expect(countriesLike("of no such country")).toEqual([])
    expect(countriesLike(" ")).toEqual([])
  })
})
