import { atom, getDefaultStore } from "jotai"

/** Milliseconds of difference from which a clock is off: answers take a while, and clocks are set by hand. */
const tolerated = 2 * 60_000

const key = "crewfleet.serviceAhead"

/** What an earlier page was told; nothing of a clock that was ahead and has been put back since, as it was set then. */
const kept = (): number => {
  try {
    const [ahead = 0, at = 0] = (localStorage.getItem(key) ?? "").split(" ").map(Number)
    return ahead < 0 && Date.now() < at ? 0 : ahead || 0
  } catch {
    return 0
  }
}

/** Milliseconds by which the service's clock is ahead of this device's, as an answer told on this page; 0 where both agree. */
export const serviceAheadAtom = atom<number>()

/** Notes what time the service says it is, where it says so. */
export const noteServiceTime = (said: string | null): void => {
  const ahead = Date.parse(said ?? "") - Date.now()
  if (Number.isNaN(ahead)) return
  const off = Math.abs(ahead) < tolerated ? 0 : ahead
  const atoms = getDefaultStore()
  const before = atoms.get(serviceAheadAtom)
  if (before !== undefined && Math.abs(before - off) < tolerated) return
  atoms.set(serviceAheadAtom, off)
  try {
    if (off === 0) localStorage.removeItem(key)
    else localStorage.setItem(key, `${off} ${Date.now()}`)
  } catch {
    // It is asked again on the next page.
  }
}

/** The same; where no answer told it on this page, as the last one did that reached this device. */
export const serviceAhead = (): number => getDefaultStore().get(serviceAheadAtom) ?? kept()

/** Takes the clock of this device for right from now on, as somebody has set it; the next answer tells whether it is. */
export const trustClock = (): void => {
  getDefaultStore().set(serviceAheadAtom, 0)
  try {
    localStorage.removeItem(key)
  } catch {
    // The next page asks anew.
  }
}

const at = (ahead: number) => new Date(Date.now() + ahead).toISOString()

/** What time it is by the service's clock, as far as this device knows it; ISO 8601. */
export const serviceNow = (): string => at(serviceAhead())

/** The later of what this device and the service say it is: what is true by one of them has come. */
export const latestNow = (): string => at(Math.max(0, serviceAhead()))
