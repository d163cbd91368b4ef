import { describe, expect, it } from "vitest"
import { currentHref } from "../../src/layout/currentHref.ts"

const links = [
  { href: "/admin/home" },
  { href: "/admin/vehicles" },
  { href: "/admin/staff" },
  { href: "/admin/staff/users" },
  { href: "/admin/staff/info/" },
  { href: "/admin/bookings/list", pages: "/admin/bookings" }
]

describe("currentHref", () => {
  it.each([
    ["/admin/home", "/admin/home"],
    ["/admin/vehicles/12/edit", "/admin/vehicles"],
    ["/admin/staff/users", "/admin/staff/users"],
    ["/admin/staff/info", "/admin/staff/info/"],
    ["/admin/staff/info/", "/admin/staff/info/"],
    ["/admin/bookings/schedule", "/admin/bookings/list"],
    ["/admin/vehicles-archive", undefined],
    ["/admin", undefined]
  ])("marks for %s the link %s", (path, href) => {
    expect(currentHref(links, path)).toBe(href)
  })
})
