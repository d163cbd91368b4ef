/** Where a part lies that the service takes from its packages, such as a font: what stands in for `import.meta.resolve`. */
export const demoPart = (name: string): string => `${location.origin}/parts/${name}`
