import { vi } from "vitest"

const nextTurn = () => new Promise<void>((goOn) => setImmediate(goOn))

/** Turns after which what needs no time is done: what a stand-in of a browser does in between takes a few. */
const turns = 8

/** Time that passes as soon as nothing real is under way: service, database and encryption take none of it. */
export const virtualTime = () => {
  let underWay = 0
  const during = async <Answer>(work: Promise<Answer>): Promise<Answer> => {
    underWay += 1
    try {
      return await work
    } finally {
      underWay -= 1
    }
  }
  const settled = async () => {
    for (let quiet = 0; quiet < turns; quiet = underWay > 0 ? 0 : quiet + 1) await nextTurn()
  }
  const passes = async (milliseconds: number) => {
    let isOver = false
    setTimeout(() => {
      isOver = true
    }, milliseconds)
    while (!isOver) {
      await settled()
      await vi.advanceTimersToNextTimerAsync()
    }
    await settled()
  }

  return {
    /** Work during which no time passes. */
    during,
    passes,
    /** Lets time pass until something is done. */
    until: async <Answer>(work: Promise<Answer>): Promise<Answer> => {
      let isDone = false
      const done = work.finally(() => {
        isDone = true
      })
      done.catch(() => {})
      for (let waited = 0; !isDone; waited += 50) {
        if (waited > 600_000) throw new Error("It never came to an end")
        await passes(50)
      }
      return done
    }
  }
}

export type VirtualTime = ReturnType<typeof virtualTime>

const counted = [
  ...["decrypt", "deriveBits", "deriveKey", "digest", "encrypt", "exportKey"],
  ...["generateKey", "importKey", "sign", "unwrapKey", "wrapKey"]
] as const

/** Has encryption take no time. */
export const countEncryption = ({ during }: VirtualTime): void => {
  const encryption = SubtleCrypto.prototype as unknown as Record<
    string,
    (...given: Array<unknown>) => Promise<unknown>
  >
  for (const name of counted) {
    const encrypt = Reflect.get(encryption, name)
    vi.spyOn(encryption, name).mockImplementation(function (this: unknown, ...given) {
      return during(Reflect.apply(encrypt, this, given))
    })
  }
}
