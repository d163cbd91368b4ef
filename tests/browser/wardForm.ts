import type { Page } from "@playwright/test"

/** Goes on to the next section of a request. */
export const go = (page: Page) => page.getByRole("button", { name: "Continue" }).click()

/** Says where a journey leads, and when; one nurse is asked for. */
export const fillJourney = async (page: Page, when: string) => {
  await page.getByLabel("Date and time required").fill(when)
  await page.getByLabel("Pickup post code").fill("ls1 3ex")
  await page.getByLabel("Destination", { exact: true }).fill("Fern Lodge")
  await page.getByLabel("Destination post code").fill("YO1 7HH")
  await page.getByLabel("Number of staff").last().fill("1")
}

/** Says who is met at the pickup. */
export const fillContact = async (page: Page, email: string) => {
  await page.getByLabel("Contact at the pickup").fill("Mary Webb")
  await page.getByLabel("Address of the pickup").fill("1 Great George Street, Leeds")
  await page.getByLabel("E-mail of the contact").fill(email)
}

/** Says who travels; the NHS number is odd. */
export const fillPatient = async (page: Page) => {
  await page.getByLabel("Patient's name").fill("Ada Hale")
  await page.getByLabel("Patient's date of birth").fill("1980-02-03")
  await page.getByLabel("NHS number").fill("943 476 5918")
  await page.getByRole("radio", { name: "Female", exact: true }).check()
  await page.getByRole("radio", { name: "Informal Patient" }).check()
  await page.getByLabel("Mental health status").fill("Calm")
  await page.getByRole("group", { name: "Patient aware of transport" }).getByLabel("Yes").check()
}

/** Answers the questions of medication and mobility. */
export const fillCare = async (page: Page) => {
  await page.getByRole("group", { name: "Medication within 4 hours" }).getByLabel("No").check()
  await go(page)
  await page.getByRole("group", { name: "Can walk and step up unaided" }).getByLabel("Yes").check()
  await page
    .getByRole("group", { name: /^Mechanical restraint/ })
    .getByLabel("No")
    .check()
  await page.getByRole("group", { name: "Ward staff escort the patient" }).getByLabel("No").check()
}
