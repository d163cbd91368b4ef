/** Asks for a file of the portal that will be needed, and runs none of it; what fails is fetched again when needed. */
export const fetchFile = (name: string): void => {
  const link = document.createElement("link")
  link.rel = name.endsWith(".js") ? "modulepreload" : "preload"
  if (link.rel === "preload") Object.assign(link, { as: "style", crossOrigin: "" }) // as it is asked for later
  link.href = name
  document.head.append(link)
}
