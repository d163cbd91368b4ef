import { writtenOnce } from "./writtenOnce.ts"

/**
 * The module that takes the place of the sdk's `src/client/endpoints.ts` in what is built: what that module would find out
 * from the contract's schemas when it is loaded, so that neither they nor Effect are carried along.
 */
export const endpointsModule = async (): Promise<string> => {
  const { endpoints } = await import("../src/client/endpoints.ts")
  return writtenOnce("endpoints", endpoints)
}
