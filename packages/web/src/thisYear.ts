/** The year that footers show. */
export const thisYear = (): number => new Date().getFullYear()
