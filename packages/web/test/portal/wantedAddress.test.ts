import { expect, it } from "vitest"
import { wantedAddress } from "../../src/portal/wantedAddress.ts"

const wanted = (address: string) => wantedAddress(new URL(address, "https://portal.example") as never)

it.each([
  "/agency/bookings/agency-list?status=BOOKED&page=2",
  "/agency/bookings/agency-list?search=100%25%20sure&page=2#rows",
  "/agency/home?unredirected=true",
  "/agency/home"
])("keeps %s to the letter", (address) => {
  expect(wanted(address)).toBe(address)
})

it.each([
  ["/agency/home?redirected=true", "/agency/home"],
  ["/agency/home?redirected=true&from=mail", "/agency/home?from=mail"],
  ["/agency/home?from=a%2Bb&%72edirected=tru%65#top", "/agency/home?from=a%2Bb#top"]
])("takes what asks to take over a session out of %s", (address, kept) => {
  expect(wanted(address)).toBe(kept)
})
