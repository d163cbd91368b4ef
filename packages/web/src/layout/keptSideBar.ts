import { browserStorage } from "../browserStorage.ts"

/** How the side bar stands on a wide screen. */
export type SideBar = "shown" | "collapsed"

const place = "crewfleet.sideBar"

/** How the person left the side bar on this device. */
export const keptSideBar = (): SideBar =>
  browserStorage()?.getItem(place) === "collapsed" ? "collapsed" : "shown"

/** Keeps it; a browser that is full forgets it. */
export const keepSideBar = (sideBar: SideBar): void => {
  try {
    browserStorage()?.setItem(place, sideBar)
  } catch {}
}
