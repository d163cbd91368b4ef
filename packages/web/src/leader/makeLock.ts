import { codeTyped } from "@crewfleet/sdk/rules"
import { bytesIn, type KeptLock, lettersOf } from "./keptLocks.ts"
import { secretBytes, stretched, unwrapKey, wrapKey } from "./logKeys.ts"
import { logOwner } from "./logPlaces.ts"

/** Whose things lie under a lock. */
export const ownerOf = ({ jobId, workerId, generation }: KeptLock): string =>
  logOwner(jobId, workerId, generation)

/** A key of data as it is used: nobody can read it out. */
interface Lockable {
  /** The key of the data, which can be read out to be wrapped. */
  readonly key: CryptoKey
  readonly code: string
  readonly secret: string
}

/** A lock that a code opens, and the secret of the service; and the key behind it, which no script can read out. */
export const makeLock = async (
  facts: Omit<KeptLock, "salt" | "byCode" | "bySecret">,
  { key, code, secret }: Lockable
): Promise<{ readonly lock: KeptLock; readonly key: CryptoKey }> => {
  const salt = crypto.getRandomValues(new Uint8Array(16))
  const owner = logOwner(facts.jobId, facts.workerId, facts.generation)
  const known = await stretched(codeTyped(code), salt, facts.iterations)
  const byCode = await wrapKey(key, known, { owner, by: "code" })
  const bySecret = await wrapKey(key, secretBytes(secret), { owner, by: "secret" })
  const inUse = await unwrapKey(byCode, known, { owner, by: "code" })
  if (!inUse) throw new Error("A key that was just wrapped does not open")
  const wrapped = { salt: lettersOf(salt), byCode: lettersOf(byCode), bySecret: lettersOf(bySecret) }
  return { lock: { ...facts, ...wrapped }, key: inUse }
}

/** The key behind a lock, where this is the code. */
export const openByCode = async (lock: KeptLock, code: string): Promise<CryptoKey | undefined> => {
  if (lock.byCode === undefined) return undefined
  const known = await stretched(codeTyped(code), bytesIn(lock.salt), lock.iterations)
  return unwrapKey(bytesIn(lock.byCode), known, { owner: ownerOf(lock), by: "code" })
}

/** The key behind a lock, where this is the secret; it can be read out where it is to be wrapped anew. */
export const openBySecret = async (
  lock: KeptLock,
  secret: string,
  isWrappedAnew: boolean
): Promise<CryptoKey | undefined> =>
  unwrapKey(
    bytesIn(lock.bySecret),
    secretBytes(secret),
    { owner: ownerOf(lock), by: "secret" },
    isWrappedAnew
  )
