import { describe, expect, it } from "vitest"
import { currentHref } from "../../src/layout/currentHref.ts"

const hrefs = ["/admin/home", "/admin/vehicles", "/admin/staff", "/admin/staff/users", "/admin/staff/info/"]

describe("currentHref", () => {
  it.each([
    ["/admin/home", "/admin/home"],
    ["/admin/vehicles/12/edit", "/admin/vehicles"],
    ["/admin/staff/users", "/admin/staff/users"],
    ["/admin/staff/info", "/admin/staff/info/"],
    ["/admin/staff/info/", "/admin/staff/info/"],
    ["/admin/vehicles-archive", undefined],
    ["/admin", undefined]
  ])("marks for %s the link %s", (path, href) => {
    expect(currentHref(hrefs, path)).toBe(href)
  })
})
