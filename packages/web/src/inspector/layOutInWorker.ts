import type { LayOutGraph } from "@crewfleet/machines/inspection"

let engine: Promise<LayOutGraph> | undefined

/** Lays graphs out away from the page's own thread. */
export const layOutInWorker: LayOutGraph = async (graph) => {
  engine ??= begun()
  try {
    return await (await engine)(graph)
  } catch (error) {
    // Whoever asks again gets another try.
    engine = undefined
    throw error
  }
}

const begun = async (): Promise<LayOutGraph> => {
  const [{ default: Elk }, { default: address }] = await Promise.all([
    import("elkjs/lib/elk-api.js"),
    import("elkjs/lib/elk-worker.min.js?url")
  ])
  const worker = new Worker(address)
  const broken = new Promise<never>((_, reject) => {
    worker.onerror = () => reject(new Error("What lays graphs out could not be fetched"))
  })
  broken.catch(() => {})
  const elk = new Elk({ workerFactory: () => worker })
  return (graph) => Promise.race([elk.layout(graph), broken])
}
