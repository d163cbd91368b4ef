// Apart: what was asked for is remembered for as long as the page.
import { expect, it } from "vitest"
import { fetchPageAhead } from "../src/fetchPageAhead.ts"

it("asks once for each file that the build names for a page, and runs none of them", () => {
  const files = {
    "/agency/clients": "/assets/a.js /assets/a.css",
    "/agency/boats": "/assets/a.js /assets/b.js"
  }
  const written = document.createElement("template")
  written.id = "pages-ahead"
  written.dataset.files = JSON.stringify(files)
  document.body.append(written)
  const asked = () =>
    [...document.head.querySelectorAll("link")].map(({ rel, href }) => [rel, new URL(href).pathname])

  fetchPageAhead("/agency/home")
  expect(asked()).toEqual([])
  fetchPageAhead("/agency/clients")
  fetchPageAhead("/agency/clients")
  fetchPageAhead("/agency/boats")
  expect(asked()).toEqual([
    ["modulepreload", "/assets/a.js"],
    ["preload", "/assets/a.css"],
    ["modulepreload", "/assets/b.js"]
  ])
  for (const link of document.head.querySelectorAll("link")) link.remove()
})
