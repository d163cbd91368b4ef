import type { Plugin } from "vite"
import { partFiles } from "./partFiles.ts"
import { writtenPages } from "./writtenPages.ts"

/**
 * Writes into index.html, for each page that has a link in a side bar, the names of the files that it needs beside those of
 * its portal: they are fetched when somebody points at the link.
 */
export const pagesAhead = (source: string): Plugin => ({
  name: "pages-ahead",
  apply: "build",
  enforce: "post",
  generateBundle(_, bundle) {
    const page = bundle["index.html"]
    if (page?.type !== "asset") return
    const files = Object.entries(writtenPages(source)).flatMap(([table, pages]) => {
      const there = partFiles(bundle, ["main.tsx", "App.tsx", "portal/Portal.tsx", table])
      return pages
        .filter(({ linked, parts }) => linked && parts.length > 0)
        .map(({ address, parts }): [string, string] => [
          address,
          [...partFiles(bundle, parts)].filter((name) => !there.has(name)).join(" ")
        ])
    })
    const needed = JSON.stringify(Object.fromEntries(files))
    page.source = String(page.source).replace(
      "</body>",
      () => `<template id="pages-ahead" data-files='${needed}'></template></body>`
    )
  }
})
