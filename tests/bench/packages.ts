import { builtPage } from "../packed/builtPage.ts"
import { installPacked } from "../packed/installPacked.ts"
import { importTimes } from "./importTimes.ts"

/** What somebody waits for who installed the packages: the time of an import in Node, and the size of a page. */
export const benchPackages = async () => {
  const { folder, entries, remove } = await installPacked()
  try {
    const times = await importTimes(process.execPath, folder, entries, 9)
    const { size } = await builtPage(folder)
    return { times, sizes: [{ "page with all of the sdk, bytes in gzip": size, target: 45_000 }] }
  } finally {
    await remove()
  }
}

if (import.meta.main) {
  const { times, sizes } = await benchPackages()
  console.table(times)
  console.table(sizes)
}
