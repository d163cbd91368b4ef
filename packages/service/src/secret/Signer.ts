import { createPrivateKey, createPublicKey, hkdfSync, sign } from "node:crypto"
import { Context, Effect, Layer } from "effect"
import { masterSecret } from "./masterSecret.ts"

/** Signs what anybody can verify afterwards: by Ed25519, with a key of the deployment that signs nothing else. */
export class Signer extends Context.Service<
  Signer,
  {
    /** 32 bytes, base64url. */
    readonly publicKey: Effect.Effect<string>
    readonly sign: (text: string) => Effect.Effect<Uint8Array>
  }
>()("@crewfleet/service/secret/Signer") {
  static readonly layer = Layer.effect(
    Signer,
    Effect.map(masterSecret, (secret) => {
      const key = Effect.map(secret, keyFrom)
      return Signer.of({
        publicKey: Effect.map(key, (known) =>
          createPublicKey(known).export({ format: "der", type: "spki" }).subarray(-32).toString("base64url")
        ),
        sign: (text) => Effect.map(key, (known) => sign(null, Buffer.from(text), known))
      })
    })
  )
}

/** What stands before the 32 bytes of a private key in PKCS #8. */
const before = Buffer.from("302e020100300506032b657004220420", "hex")

const keyFrom = (secret: string) =>
  createPrivateKey({
    key: Buffer.concat([before, Buffer.from(hkdfSync("sha256", secret, "", "crewfleet packs", 32))]),
    format: "der",
    type: "pkcs8"
  })
