import type { SealedStore } from "../sealed/makeSealedStore.ts"
import { notKept } from "../sealed/notKept.ts"

type Bytes = Uint8Array<ArrayBuffer>

const nonceBytes = 12

const sealing = (iv: Bytes, owner: string | undefined, place: string) => ({
  name: "AES-GCM",
  iv,
  additionalData: new TextEncoder().encode(`${owner}/${place}`)
})

/**
 * A store whose contents only a key opens, around one that is there already; of what lies under another key, or was put into
 * another place, nothing is read. Which places there are can be seen without the key, so that what is unsent can be counted.
 */
export const lockedStore = (device: SealedStore, key: CryptoKey): SealedStore => ({
  ...device,
  keep: async (owner, place, bytes) => {
    const nonce = crypto.getRandomValues(new Uint8Array(nonceBytes))
    const sealed = new Uint8Array(await crypto.subtle.encrypt(sealing(nonce, owner, place), key, bytes))
    const together = new Uint8Array(nonceBytes + sealed.length)
    together.set(nonce)
    together.set(sealed, nonceBytes)
    await device.keep(owner, place, together)
  },
  read: async (owner, place) => {
    const together = await device.read(owner, place)
    if (!together) return undefined
    const [nonce, sealed] = [together.slice(0, nonceBytes), together.slice(nonceBytes)]
    return crypto.subtle.decrypt(sealing(nonce, owner, place), key, sealed).then(
      (opened) => new Uint8Array(opened),
      () => undefined
    )
  }
})

/** A store that keeps nothing, and says so. */
export const noStore: SealedStore = {
  keep: () => Promise.reject(notKept()),
  read: async () => undefined,
  forget: async () => {},
  places: async () => []
}
