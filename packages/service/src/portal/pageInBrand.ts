/** What of a brand stands in the page itself. */
interface Worn {
  readonly name: string
  readonly favicon: string
  readonly colours: Readonly<Record<string, string>>
}

const colourNames = ["primary", "secondary", "accent", "surface", "ink"]

/**
 * A page of the portal with the brand's name, icon and colours in the places that the build left for them. Where the
 * brand cannot be worn the page loses its sign-in form: the portal says what is wrong.
 */
export const pageInBrand = (page: string, brand: unknown): string => {
  if (!isWorn(brand)) return page.replace(/<template id="sign-in".*?<\/template>/s, "")
  const { name, favicon, colours } = brand
  const texts = new Map([
    ["name", name],
    ["initial", name.charAt(0)]
  ])
  return page
    .replace(/(<title>)[^<]*/, (_, before) => before + escaped(name))
    .replace(/(rel="icon" href=")[^"]*/, (_, before) => before + escaped(favicon))
    .replace(/(--brand-(\w+):)[^;}]*/g, (_, before, colour) => before + colours[colour])
    .replace(
      /( data-written="(\w+)">)([^<]*)/g,
      (_, before, what, built) => before + escaped(texts.get(what) ?? built)
    )
}

const isWorn = (brand: unknown): brand is Worn => {
  const { name, favicon, colours } = Object(brand)
  return (
    /\S/.test(String(name ?? "")) &&
    /^(\/(?!\/)|https:\/\/)/.test(String(favicon)) &&
    colourNames.every((colour) => /^#[0-9a-f]{6}$/i.test(String(Object(colours)[colour])))
  )
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`)
