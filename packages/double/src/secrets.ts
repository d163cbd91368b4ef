import { hkdfSync } from "node:crypto"

/** What every double seals and signs with: everybody knows it, and nothing but doubles may have it. */
export const secretKey = "the secret of a double, which everybody knows"

/** What the service would draw by chance for its database, by name: the same in every double. */
export const keptSecrets = ["fileLink", "formHash", "cursor"].map((name) => ({
  name,
  value: Buffer.from(hkdfSync("sha256", secretKey, "", name, 32)).toString("base64url")
}))
