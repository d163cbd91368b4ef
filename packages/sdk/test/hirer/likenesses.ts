import type { Likeness } from "@crewfleet/sdk/rules"

const born = { dateOfBirth: "1990-04-01" }

/** What two have, whether they are alike, and the two: the rule and the service's database are held to these. */
export const likenesses: ReadonlyArray<readonly [string, boolean, Likeness, Likeness]> = [
  ["one e-mail in another case", true, { email: "Ada@Post.example" }, { email: " ada@post.EXAMPLE" }],
  ["other e-mails", false, { email: "ada@post.example" }, { email: "ada.h@post.example" }],
  ["no e-mail", false, { email: "" }, { email: "" }],
  ["one telephone in other digits", true, { telephone: "0161 496 0000" }, { telephone: "(0161) 4960-000" }],
  ["one with and without +44", true, { telephone: "0161 496 0000" }, { telephone: "+44 161 496 0000" }],
  ["one with +44 (0)", true, { telephone: "+44 (0)161 496 0000" }, { telephone: "0044 161 4960000" }],
  ["one from abroad", true, { telephone: "+48 22 123 45 67" }, { telephone: "0048221234567" }],
  ["telephones of two countries", false, { telephone: "+48 161 496 0000" }, { telephone: "0161 496 0000" }],
  ["no digits", false, { telephone: "-" }, { telephone: "–" }],
  ["only a country's code", false, { telephone: "+44" }, { telephone: "0" }],
  [
    "one name and birthday",
    true,
    { name: "Ada  Hill", ...born },
    { name: " adaHILL", dateOfBirth: "1990-04-01" }
  ],
  [
    "accents spelt in two ways",
    true,
    { name: "Zoe\u0301 Hill", ...born },
    { name: "ZO\u00c9 HILL", ...born }
  ],
  ["a blank that does not break", true, { name: "Ada\u00a0Hill", ...born }, { name: "Ada Hill", ...born }],
  ["one name alone", false, { name: "Ada Hill" }, { name: "Ada Hill" }],
  [
    "one name and other birthdays",
    false,
    { name: "Ada", ...born },
    { name: "Ada", dateOfBirth: "1991-04-01" }
  ],
  ["one birthday alone", false, { name: "Ada Hill", ...born }, { name: "Ada Hull", ...born }],
  ["one birthday and no names", false, { name: " ", ...born }, { name: "", ...born }]
]
