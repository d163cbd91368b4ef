/** Where the run keeps the packed demo that each worker's service begins with. */
export const packedDemo = (): string => {
  const path = process.env.PACKED_DEMO
  if (!path) throw new Error("The run has not packed the demo")
  return path
}
