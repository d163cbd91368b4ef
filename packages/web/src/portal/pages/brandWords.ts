import type { BrandWords, Words } from "./PageRow.ts"

/** What a brand calls those who hire or order (specification 000 §2). */
export const brandWords = (carRental: boolean): BrandWords =>
  carRental ? { client: "Hirer", clients: "Hirers" } : { client: "Client", clients: "Clients" }

/** Words of a table as this brand says them. */
export const inWords = (words: Words, brand: BrandWords): string =>
  typeof words === "string" ? words : words(brand)
