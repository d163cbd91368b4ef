import { fetchFile } from "./fetchFile.ts"

let files: Readonly<Record<string, string>> | undefined
const asked = new Set<string>()

/** Fetches what the page behind a link of the side bar needs, and runs none of it. The build writes the names into the page. */
export const fetchPageAhead = (address: string): void => {
  files ??= JSON.parse(document.getElementById("pages-ahead")?.dataset.files ?? "{}")
  for (const name of files?.[address]?.split(" ") ?? []) {
    if (asked.has(name)) continue
    asked.add(name)
    fetchFile(name)
  }
}
