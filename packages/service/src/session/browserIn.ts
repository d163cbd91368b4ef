const browsers: ReadonlyArray<readonly [RegExp, string]> = [
  [/\bEdg(A|iOS)?\//, "Edge"],
  [/\b(OPR|OPiOS)\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/\b(Headless)?Chrome\/|\bCriOS\//, "Chrome"],
  [/\bSafari\//, "Safari"]
]

const systems: ReadonlyArray<readonly [RegExp, string]> = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bMacintosh\b/, "Mac"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bLinux\b/, "Linux"]
]

const nameIn = (userAgent: string, names: typeof browsers) =>
  names.find(([sign]) => sign.test(userAgent))?.[1]

/** A few words for the browser that a request comes from, such as `Chrome on Android`; no more of it is kept. */
export const browserIn = (userAgent = ""): string | null => {
  const [browser, system] = [nameIn(userAgent, browsers), nameIn(userAgent, systems)]
  return browser && system ? `${browser} on ${system}` : (browser ?? system ?? null)
}
