import { endpoints } from "./endpoints.ts"

/** Of a deployment's paths those of endpoints that there are: a file of them may be older than the program that reads it. */
export const knownPaths = (paths: Readonly<Record<string, string>>): Readonly<Record<string, string>> => {
  const known = new Set(endpoints.map(({ group, name }) => `${group}.${name}`))
  return Object.fromEntries(Object.entries(paths).filter(([endpoint]) => known.has(endpoint)))
}
