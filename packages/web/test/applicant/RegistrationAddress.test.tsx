import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { expect, it } from "vitest"
import { RegistrationAddress } from "../../src/applicant/RegistrationAddress.tsx"
import { NoticeRegion } from "../../src/notice/NoticeRegion.tsx"
import { visiting } from "../visiting.ts"

visiting()

it("shows an agency the address of its registration page, and copies it", async () => {
  const person = userEvent.setup()
  render(
    <>
      <RegistrationAddress agencyId={7} />
      <NoticeRegion />
    </>
  )
  const address = `${location.origin}/guest/register/7`
  expect(screen.getByLabelText<HTMLInputElement>("Your registration page").value).toBe(address)
  await person.click(screen.getByRole("button", { name: "Copy link" }))
  expect(await navigator.clipboard.readText()).toBe(address)
  expect(await screen.findByText("Link copied")).toBeTruthy()
})
