import type { Page } from "@playwright/test"

export { menus, permissions, seenWith } from "../../packages/web/test/portal/menus.ts"

/** The links of the side bar that is on the page. */
export const linksOn = (page: Page): Promise<ReadonlyArray<readonly [string, string]>> =>
  page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute("href") ?? ""] as const))
