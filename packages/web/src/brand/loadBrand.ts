import { type Brand, colours } from "./Brand.ts"
import { readBrand } from "./readBrand.ts"

/** Where the brand is read from. */
export const brandAddress = "/brand.json"

/** Reads the brand and puts its colours, icon and name on the page. */
export const loadBrand = async (): Promise<{ brand: Brand } | { problems: ReadonlyArray<string> }> => {
  const read = await fetchBrand()
  if ("brand" in read) dress(read.brand)
  return read
}

const fetchBrand = async () => {
  try {
    const response = await fetch(brandAddress)
    if (!response.ok)
      return { problems: [`The file could not be fetched: the server answered ${response.status}`] }
    return readBrand(await response.json())
  } catch (error) {
    const isSyntax = error instanceof SyntaxError
    return {
      problems: [isSyntax ? "The file is not JSON" : "The file could not be fetched: nothing answered"]
    }
  }
}

const dress = ({ name, favicon, colours: palette }: Brand) => {
  for (const colour of colours)
    document.documentElement.style.setProperty(`--brand-${colour}`, palette[colour])
  document.querySelector("link[rel=icon]")?.setAttribute("href", favicon)
  if (!document.title.endsWith(name)) document.title = name
  for (const [what, text] of Object.entries({ name, initial: name.charAt(0) }))
    for (const written of document.querySelectorAll(`[data-written=${what}]`)) written.textContent = text
}
