import { chromium } from "@playwright/test"
import { findChromium } from "../../.ci/chromium.mjs"
import { launchArguments } from "../browser/launchArguments.ts"

/** A slow phone on a slow line: the processor slowed 4 ×, and what the DevTools protocol is told of the network. */
const processor = 4
const network = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 }

/**
 * Opens pages with an empty cache on a slow machine; `ask` evaluates an expression without what the tool would put into
 * the page for it.
 */
export const slowPages = async () => {
  const executablePath = findChromium()
  if (!executablePath) throw new Error("No Chromium was found: name its program in CHROMIUM_PATH.")
  const browser = await chromium.launch({
    executablePath,
    args: [...launchArguments, "--ignore-certificate-errors"]
  })

  const open = async () => {
    const context = await browser.newContext({
      ignoreHTTPSErrors: true,
      viewport: { width: 1440, height: 900 }
    })
    const page = await context.newPage()
    const devTools = await context.newCDPSession(page)
    await devTools.send("Network.enable")
    await devTools.send("Network.emulateNetworkConditions", network)
    await devTools.send("Emulation.setCPUThrottlingRate", { rate: processor })
    const ask = async (expression: string): Promise<unknown> =>
      (await devTools.send("Runtime.evaluate", { expression, returnByValue: true })).result.value
    return { page, ask, close: () => context.close() }
  }

  return { open, close: () => browser.close() }
}
