/** Words of the service or of a rule as a sentence. */
export const sentenceOf = (words: string): string => (words.endsWith(".") ? words : `${words}.`)
