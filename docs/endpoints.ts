import { readFileSync, writeFileSync } from "node:fs"
import { Api, endpointFacts } from "@crewfleet/sdk/effect"

const page = new URL("endpoints.md", import.meta.url)

/** The list of endpoints as a page, from the contract. */
export const endpointsPage = (): string => {
  const rows = endpointFacts(Api).map(
    ({ group, name, method, path, assumed, needsSession, repeatable }) =>
      `| \`${group}.${name}\` | ${method} | \`${path}\` | ${assumed ? "assumed" : "shown"} | ${needsSession ? "yes" : "no"} | ${repeatable ? "yes" : "no"} |`
  )
  return `# Which calls are there?

Made from the contract in [\`packages/sdk/src/Api.ts\`](../packages/sdk/src/Api.ts) by \`npm run docs\`; a test keeps it true.
A path that is *shown* stands in the specification. An *assumed* one is ours: a deployment whose service has another path
names it in its brand file (\`services.paths\`) or in the client's \`paths\`, with the same parameters.

| call | method | path | path is | needs a session | [may be repeated](repeating.md) |
| --- | --- | --- | --- | --- | --- |
${rows.join("\n")}
`
}

/** The page as it stands in the repository. */
export const keptEndpointsPage = (): string => readFileSync(page, "utf8")

if (import.meta.main) writeFileSync(page, endpointsPage())
