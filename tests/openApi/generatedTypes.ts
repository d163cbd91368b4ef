import openapiTypescript, { astToString, type OpenAPI3 } from "openapi-typescript"

/** The types that openapi-typescript makes of a document. */
export const generatedTypes = async (document: object): Promise<string> =>
  astToString(await openapiTypescript(document as OpenAPI3))
