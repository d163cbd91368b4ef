/** What a running service may be told; without anything it keeps its database in memory and takes a free port. */
export interface ServiceOptions {
  /** 0 takes any free port. */
  readonly port?: number | undefined
  /** The address to listen on; only this machine can reach the service unless told otherwise. */
  readonly host?: string | undefined
  /** A PostgreSQL server; wins over `dataDir`. */
  readonly databaseUrl?: string | undefined
  /** The folder that keeps the database between runs. */
  readonly dataDir?: string | undefined
  /** Where people reach the service, such as `https://portal.example.com`: the root of links in mail. */
  readonly publicUrl?: string | undefined
  /** Where mail goes, such as `smtp://user:password@mail.example.com`; without it mail stays in the outbox. */
  readonly smtpUrl?: string | undefined
  /** What the key comes from that seals mail until it is sent: the same in every process, and nowhere in the database. */
  readonly secretKey?: string | undefined
  /**
   * Makes the demo data once, with accounts whose password everybody knows, and shows the outbox. Unless told
   * otherwise only the embedded database has it: a server's may be anybody's.
   */
  readonly demo?: boolean | undefined
  /** How many proxies that can be trusted stand before the service and write `X-Forwarded-For` and `X-Request-Id`. */
  readonly trustedProxies?: number | undefined
  /** Origins whose pages may ask the service, beside its own, such as `https://desk.example.com`. */
  readonly allowedOrigins?: ReadonlyArray<string> | undefined
  /** The folder of the built portal. */
  readonly portalDir?: string | undefined
  /** The brand that the portal wears instead of the one it was built with: a JSON file (docs/deploying.md). */
  readonly brandFile?: string | undefined
  /** The present moment in milliseconds since 1970. */
  readonly now?: (() => number) | undefined
  /** Takes each line of the log. */
  readonly log?: ((line: string) => void) | undefined
}

/** Reads the options from environment variables; `PORT`, `DATA_DIR` and the rest are told in the documentation. */
export const optionsFrom = (environment: Readonly<Record<string, string | undefined>>): ServiceOptions => ({
  port: wholeNumber("PORT", environment.PORT) ?? 4000,
  host: environment.HOST || undefined,
  databaseUrl: environment.DATABASE_URL || undefined,
  dataDir: environment.DATA_DIR || ".data",
  publicUrl: environment.PUBLIC_URL?.replace(/\/+$/, "") || undefined,
  smtpUrl: environment.SMTP_URL || undefined,
  secretKey: longSecret("SECRET_KEY", environment.SECRET_KEY),
  demo: onOrOff("DEMO", environment.DEMO) ?? !environment.DATABASE_URL,
  brandFile: environment.BRAND_FILE || undefined,
  trustedProxies: wholeNumber("TRUSTED_PROXIES", environment.TRUSTED_PROXIES),
  allowedOrigins: origins("ALLOWED_ORIGINS", environment.ALLOWED_ORIGINS)
})

const onOrOff = (name: string, text: string | undefined): boolean | undefined => {
  if (!text) return undefined
  if (text !== "on" && text !== "off") throw new Error(`${name} must be on or off, not ${text}`)
  return text === "on"
}

const wholeNumber = (name: string, text: string | undefined): number | undefined => {
  if (!text) return undefined
  if (!/^\d{1,5}$/.test(text)) throw new Error(`${name} must be a whole number, not ${text}`)
  return Number(text)
}

const longSecret = (name: string, text: string | undefined): string | undefined => {
  if (!text) return undefined
  if (text.length < 32) throw new Error(`${name} must have 32 characters or more, chosen by chance`)
  return text
}

const origins = (name: string, text: string | undefined): ReadonlyArray<string> | undefined => {
  const given = text
    ?.split(",")
    .map((origin) => origin.trim())
    .filter(Boolean)
  const wrong = given?.find(
    (origin) => !/^https?:/.test(origin) || !URL.canParse(origin) || new URL(origin).origin !== origin
  )
  if (wrong !== undefined)
    throw new Error(`${name} must be origins such as https://desk.example.com, not ${wrong}`)
  return given
}
