/** How Chromium is started here: without what a test machine does not have. */
export const launchArguments = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--disable-background-networking"
]
