import { failing, handlers } from "@crewfleet/sdk/testing"
import { screen, waitFor } from "@testing-library/react"
import { expect, it } from "vitest"
import { fileOf } from "../fileOf.ts"
import { press, problems } from "../person.ts"
import { chooseLogo, openWizard, reachLogo, serveWizard, service } from "./openWizard.tsx"

serveWizard()

it("asks for a logo", async () => {
  openWizard()
  await reachLogo()
  await press("Complete Setup")
  expect(await problems()).toEqual(["Please upload your agency logo before completing the profile"])
})

it.each([
  ["another type", fileOf("x", "logo.gif", "image/gif"), "The logo must be a PNG, JPG or JPEG"],
  ["an empty file", fileOf("", "logo.png", "image/png"), "The selected file is empty"],
  [
    "more than 5MB",
    fileOf("x".repeat(5 * 1024 * 1024 + 1), "logo.png", "image/png"),
    "The logo must be 5MB or smaller"
  ]
])("refuses %s at once, and shows no preview of it", async (_, file, words) => {
  openWizard()
  await reachLogo()
  await chooseLogo(file)
  expect(await problems()).toEqual([words])
  expect(screen.queryByRole("img", { name: "Preview of the logo" })).toBeNull()
})

it("shows the chosen logo", async () => {
  openWizard()
  await reachLogo()
  await chooseLogo()
  expect(screen.getByRole<HTMLImageElement>("img", { name: "Preview of the logo" }).src).toBe("blob:logo")
  expect(screen.getByText("logo.png")).toBeTruthy()
})

it("says when an image cannot be read", async () => {
  openWizard(() => Promise.reject(new Error("corrupt")))
  await reachLogo()
  await chooseLogo()
  await press("Complete Setup")
  expect(await problems()).toEqual(["The logo cannot be read. Choose another file"])
})

it("uploads what it was shrunk to, under a name that fits", async () => {
  const names: Array<string> = []
  service.use(
    handlers.agency.uploadLogo(({ payload }) => {
      const file = payload.get("file") as File
      names.push(`${file.name} ${file.type}`)
      return {}
    })
  )
  const ended = openWizard(async () => new Blob(["few"], { type: "image/jpeg" }))
  await reachLogo()
  await chooseLogo()
  await press("Complete Setup")
  await waitFor(() => expect(ended).toHaveBeenCalled())
  expect(names).toEqual(["logo.jpg image/jpeg"])
})

it("tells a failed upload, and tries again without the file being chosen again", async () => {
  service.use(handlers.agency.uploadLogo(failing(500)))
  const ended = openWizard()
  await reachLogo()
  await chooseLogo()
  await press("Complete Setup")
  expect(await problems()).toEqual(["Failed to upload logo"])

  service.resetHandlers()
  await press("Complete Setup")
  await waitFor(() => expect(ended).toHaveBeenCalledExactlyOnceWith("completed"))
})
