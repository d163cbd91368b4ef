import { existsSync, readdirSync } from "node:fs"
import { homedir } from "node:os"
import { join } from "node:path"

// The shell draws and runs the same and has no window to look after: the tests take a fifth less time in it.
const usual = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium"
]

/** Where a Chromium is installed: `CHROMIUM_PATH`, the usual places, or Playwright's own. */
export const findChromium = () =>
  [process.env.CHROMIUM_PATH, ...usual, ...ofPlaywright()].find((path) => path && existsSync(path))

const ofShell = [
  "chrome-linux/headless_shell",
  "chrome-headless-shell-linux64/chrome-headless-shell",
  "chrome-headless-shell-mac-x64/chrome-headless-shell",
  "chrome-headless-shell-mac-arm64/chrome-headless-shell"
]
const onMac = "Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing"
const programs = [
  "chrome-linux/chrome",
  "chrome-linux64/chrome",
  `chrome-mac-x64/${onMac}`,
  `chrome-mac-arm64/${onMac}`
]

const ofPlaywright = () => {
  const cache = join(homedir(), process.platform === "darwin" ? "Library/Caches" : ".cache", "ms-playwright")
  if (!existsSync(cache)) return []
  const kept = (start, programs) =>
    readdirSync(cache)
      .filter((name) => name.startsWith(start))
      .flatMap((name) => programs.map((program) => join(cache, name, program)))
  return [...kept("chromium_headless_shell-", ofShell), ...kept("chromium-", programs)]
}
