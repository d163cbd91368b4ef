import type { Incoming, Outgoing } from "./Sender.ts"

/** Sends a body and tells how much of it has left: `fetch` cannot tell, XMLHttpRequest can. */
export const sendWithProgress = (
  outgoing: Outgoing,
  signal: AbortSignal,
  onProgress: (share: number) => void
): Promise<Incoming> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const request = new XMLHttpRequest()
    request.open(outgoing.method, outgoing.url)
    for (const [name, value] of Object.entries(outgoing.headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () =>
      resolve({
        status: request.status,
        text: request.responseText,
        header: (name) => request.getResponseHeader(name)
      })
    request.onerror = () => reject(new TypeError("The connection failed"))
    request.onabort = () => reject(signal.reason)
    signal.addEventListener("abort", () => request.abort(), { once: true })
    request.send(outgoing.body ?? null)
  })
