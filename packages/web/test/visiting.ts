import { cleanup } from "@testing-library/react"
import { getDefaultStore } from "jotai"
import { afterEach, beforeEach } from "vitest"
import type { Brand } from "../src/brand/Brand.ts"
import { brandAtom } from "../src/brand/brandAtom.ts"
import { noticesAtom } from "../src/notice/noticesAtom.ts"

/** The brand of those pages. */
export const brand = { name: "CrewFleet", services: { core: "", authentication: "" } } as Brand

/** Dresses the pages of a file in a brand; what a visit leaves behind is gone for the files that follow. */
export const visiting = (): void => {
  beforeEach(() => getDefaultStore().set(brandAtom, brand))
  afterEach(() => {
    cleanup()
    getDefaultStore().set(brandAtom, undefined)
    getDefaultStore().set(noticesAtom, [])
    history.replaceState(null, "", "/")
  })
}
