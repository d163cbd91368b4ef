import type { Hirer } from "./HirerApi.ts"

/** Where a hirer lives, in one line (specification 001 §2). */
export const hirerAddress = ({ address }: Pick<Hirer, "address">): string =>
  [address?.firstLine, address?.town, address?.country]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(", ") || "Address not provided"
