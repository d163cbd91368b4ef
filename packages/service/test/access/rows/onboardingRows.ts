import { onboardingFormNames } from "@crewfleet/sdk/rules"
import { logo } from "../logo.ts"
import type { Row } from "../Row.ts"

const own = "401 403 403 403 403 403 200 403 403 404 403 403"
const refusedToOwn = "401 403 403 403 403 403 400 403 403 404 403 403"
const handedIn = "401 403 403 200 404 403 200 403 403 404 403 403"
const handedInToClients = "401 403 403 200 404 200 200 403 404 404 403 403"

/** What a worker types is theirs alone; what they have handed in is their agencies', and of an application their clients' too. */
const formRows = onboardingFormNames.flatMap((name): ReadonlyArray<Row> => {
  const path = `/worker/:worker/forms/${name}`
  const copies = name === "application" ? handedInToClients : handedIn
  return [
    [own, `${name}.read`, path],
    [own, `${name}.pdf`, `${path}/pdf`],
    [own, `${name}.looks`, `${path}/looks`],
    [refusedToOwn, `${name}.save`, path, {}],
    [refusedToOwn, `${name}.submit`, `${path}/submitted`, {}],
    [refusedToOwn, `${name}.upload`, `${path}/file?question=none`, logo],
    [copies, `${name}.copies`, `${path}/submitted`],
    [copies, `${name}.copy`, `${path}/submitted/1`],
    [copies, `${name}.copyPdf`, `${path}/submitted/1/pdf`]
  ]
})

/** Who may see the onboarding forms of a worker, and decide about them. */
export const onboardingRows: ReadonlyArray<Row> = [
  ...formRows,
  [handedInToClients, "onboarding.list", "/worker/:worker/forms"],
  ["401 403 403 200 200 403 403 403 403 403 403 403", "onboarding.waiting", "/agency-worker/forms/0/10"],
  [
    "401 403 403 200 404 403 403 403 403 403 403 403",
    "onboarding.review",
    "/worker/:worker/form-reviews/application/1",
    { status: "APPROVED" }
  ],
  [
    "401 403 403 403 404 403 403 403 403 403 403 403",
    "onboarding.review",
    "/worker/:worker/form-reviews/bank/1",
    { status: "APPROVED" },
    "without the permission of payroll"
  ],
  [
    "401 403 403 403 404 403 403 403 403 403 403 403",
    "onboarding.review",
    "/worker/:worker/form-reviews/occupational/1",
    { status: "APPROVED", recommendation: "FIT" },
    "without that of clinical reviewers"
  ],
  // Taken on already: nobody makes them an offer any more.
  [
    "401 403 403 409 404 403 403 403 403 403 403 403",
    "onboarding.offer",
    "/agency-worker/:worker/offer",
    { offered: true }
  ]
]
