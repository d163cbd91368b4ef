import { applicationLongForm } from "../../packages/sdk/src/onboarding/applicationForm.ts"
import { filledApplication } from "../../packages/sdk/test/onboarding/filledApplication.ts"
import { formRun } from "./formRun.ts"
import { formAddress, takeForm } from "./formTab.ts"
import { saveForm } from "./handIn.ts"
import { askingAs, enter, expect, test } from "./portal.ts"

test.use({ own: ["worker"] })

/** `FORM_SEED=14` takes that one alone, `FORM_RUNS=500` the first 500. */
const { FORM_SEED, FORM_RUNS = "20" } = process.env
const seeds = FORM_SEED
  ? [Number(FORM_SEED)]
  : Array.from({ length: Number(FORM_RUNS) }, (_, index) => index + 1)

for (const seed of seeds)
  test(`run ${seed} of a form loses nothing that was typed a second before a kill`, async ({
    page,
    service
  }, info) => {
    const { ask, workerId } = await askingAs(service, "worker")
    const { educations } = filledApplication
    await saveForm(ask, workerId, applicationLongForm, {
      ...filledApplication,
      ...{ position: "Nurse", location: "Leeds", hours: "part", personalState: "I have cared for people." },
      educations: educations.map((row) => ({ ...row, qualification: "Diploma", end: "" }))
    })
    await enter(page, "worker", `${formAddress}?section=position`)
    await takeForm(page)
    const { losses, script, counts } = await formRun(seed, page, { ask, workerId })
    info.annotations.push({ type: "counts", description: JSON.stringify({ ...counts, loss: losses.length }) })
    expect(losses, `Seed ${seed}:\n${script.join("\n")}`).toEqual([])
  })
