/** What a page may load beside the service's own files. */
interface PageNeeds {
  /** Hashes of the scripts written into the page, such as `sha256-…`. */
  readonly scripts?: ReadonlyArray<string>
  /** Hashes of the styles written into the page, such as `sha256-…`. */
  readonly styles?: ReadonlyArray<string>
  /** Origins of services that the portal asks. */
  readonly origins?: ReadonlyArray<string>
  /** Origins of sockets that it may speak to. */
  readonly sockets?: ReadonlyArray<string>
  /** Whether it shows a page of the service within itself, and may be shown so. */
  readonly framesOwn?: boolean
}

/** The content security policy: nothing but the service's own files and what the page needs beside them. */
export const contentSecurityPolicy = ({
  scripts = [],
  styles = [],
  origins = [],
  sockets = [],
  framesOwn = false
}: PageNeeds = {}): string =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...scripts.map((hash) => `'${hash}'`)].join(" "),
    ["style-src 'self'", ...styles.map((hash) => `'${hash}'`)].join(" "),
    ["img-src 'self' data: blob:", ...origins].join(" "),
    "font-src 'self'",
    ["connect-src 'self'", ...origins, ...sockets].join(" "),
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    ...(framesOwn ? ["frame-src 'self'"] : []),
    `frame-ancestors ${framesOwn ? "'self'" : "'none'"}`
  ].join("; ")

/**
 * What every answer tells the browser not to do, and not to keep unless the answer says otherwise; only a service
 * reached over https demands https from then on.
 */
export const securityHeaders = (publicUrl: string | undefined): Readonly<Record<string, string>> => ({
  "cache-control": "no-store",
  "content-security-policy": contentSecurityPolicy(),
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "no-referrer",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  ...(publicUrl?.startsWith("https:") && {
    "strict-transport-security": "max-age=31536000; includeSubDomains"
  })
})
