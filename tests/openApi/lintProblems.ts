import { createConfig, lintFromString } from "@redocly/openapi-core"

/** What breaks Redocly's recommended rules, as errors, in a document. */
export const lintProblems = async (document: object): Promise<ReadonlyArray<string>> => {
  const problems = await lintFromString({
    source: JSON.stringify(document),
    config: await createConfig({ extends: ["recommended"] })
  })
  return problems
    .filter(({ severity }) => severity === "error")
    .map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`)
}
