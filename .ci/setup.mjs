// Makes a clone ready to run: installs what package-lock.json asks for and, with --browser, a Chromium.
// Plain JavaScript for an older Node: the pinned one arrives with the installation.
import { spawnSync } from "node:child_process"
import { createHash } from "node:crypto"
import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { findChromium } from "./chromium.mjs"

const root = fileURLToPath(new URL("..", import.meta.url))
const run = (command, args) =>
  spawnSync(command, args, { cwd: root, stdio: ["ignore", "ignore", "inherit"] }).status === 0

const lock = `${root}package-lock.json`
const stamp = `${root}node_modules/.installed`
const wanted = createHash("sha256").update(readFileSync(lock)).digest("hex")
const isInstalled = () => existsSync(stamp) && readFileSync(stamp, "utf8") === wanted

if (!isInstalled()) {
  console.log("Installing packages …")
  if (!run("npm", ["ci", "--no-audit", "--no-fund"])) {
    console.error("The packages could not be installed: see the message of npm above.")
    process.exit(1)
  }
  writeFileSync(stamp, wanted)
}

if (process.argv.includes("--browser") && !findChromium()) {
  console.log("Installing Chromium …")
  const isRoot = process.getuid?.() === 0
  const installed =
    (isRoot &&
      run("apt-get", ["update"]) &&
      run("apt-get", ["install", "-y", "--no-install-recommends", "chromium-headless-shell"])) ||
    run("npx", ["playwright", "install", "--only-shell", "chromium"])
  if (!installed || !findChromium()) {
    console.error(
      "The browser tests need Chromium. Install it with your system's package manager (Debian: apt-get install " +
        "chromium-headless-shell) or name its program in CHROMIUM_PATH."
    )
    process.exit(1)
  }
}
