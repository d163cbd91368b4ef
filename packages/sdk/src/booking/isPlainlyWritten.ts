/** The scripts for which the PDF's font has letters; signs and digits are common to all. */
const written =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]*$/u
const drawn = /\p{Extended_Pictographic}/u

/** Whether the PDF's font has letters for a text, which it has not for a name in Chinese. */
export const isPlainlyWritten = (text: string): boolean => written.test(text) && !drawn.test(text)
