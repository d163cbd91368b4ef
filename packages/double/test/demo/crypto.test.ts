import * as ofNode from "node:crypto"
import { promisify } from "node:util"
import { describe, expect, it } from "vitest"
import * as ofBrowser from "../../src/demo/node/crypto.ts"

const key = ofNode.createHash("sha256").update("a key").digest()
const nonce = Buffer.alloc(12, 7)
const text = "Crewfleet-2026 – für alle"

describe("what stands in for node:crypto in a browser", () => {
  it("digests as Node does", () => {
    const digests = [ofNode, ofBrowser].map(({ createHash, createHmac, hkdfSync }) => [
      createHash("sha256").update(text).digest("hex"),
      createHash("sha256").update(Buffer.from(text)).digest("base64url"),
      createHmac("sha256", key).update(text).update("more").digest("hex"),
      Buffer.from(hkdfSync("sha256", key, "", "purpose", 32)).toString("hex")
    ])
    expect(digests[1]).toEqual(digests[0])
  })

  it("opens what Node sealed, and seals what Node opens", () => {
    const sealed = [ofNode, ofBrowser].map(({ createCipheriv }) => {
      const cipher = createCipheriv("aes-256-gcm", key, nonce).setAAD(Buffer.from("mail"))
      return Buffer.concat([cipher.update(text), cipher.final(), cipher.getAuthTag()])
    })
    expect(sealed[1]).toEqual(sealed[0])
    const open = (purpose: string) => {
      const [hidden = Buffer.alloc(0)] = sealed
      const decipher = ofBrowser.createDecipheriv("aes-256-gcm", key, nonce)
      decipher.setAAD(Buffer.from(purpose)).setAuthTag(hidden.subarray(-16))
      return Buffer.concat([decipher.update(hidden.subarray(0, -16)), decipher.final()]).toString()
    }
    expect(open("mail")).toBe(text)
    expect(() => open("another purpose")).toThrow()
  })

  it("signs as Node does", () => {
    const pkcs8 = Buffer.concat([Buffer.from("302e020100300506032b657004220420", "hex"), key])
    const given = { key: pkcs8, format: "der", type: "pkcs8" } as const
    const secret = ofNode.createPrivateKey(given)
    const own = ofBrowser.createPrivateKey(given)
    expect(ofBrowser.sign(null, Buffer.from(text), own)).toEqual(ofNode.sign(null, Buffer.from(text), secret))
    const known = ofNode.createPublicKey(secret).export({ format: "der", type: "spki" })
    expect(ofBrowser.createPublicKey(own).export()).toEqual(known.subarray(-32))
  })

  it("hashes a password as Node does", async () => {
    const cost = { memory: 1_024, passes: 2, parallelism: 1, tagLength: 32 }
    const given = { message: text, nonce: Buffer.alloc(16, 9), ...cost }
    const tag = await promisify(ofBrowser.argon2)("argon2id", given)
    expect(tag).toEqual(ofNode.argon2Sync("argon2id", given))
  })

  it("draws numbers below the one that is named, each of them", () => {
    const drawn = new Set(Array.from({ length: 500 }, () => ofBrowser.randomInt(5)))
    expect([...drawn].sort()).toEqual([0, 1, 2, 3, 4])
  })

  it("tells secrets that differ apart", () => {
    expect(ofBrowser.timingSafeEqual(Buffer.from("one"), Buffer.from("one"))).toBe(true)
    expect(ofBrowser.timingSafeEqual(Buffer.from("one"), Buffer.from("two"))).toBe(false)
    expect(() => ofBrowser.timingSafeEqual(Buffer.from("one"), Buffer.from("three"))).toThrow(RangeError)
  })
})
