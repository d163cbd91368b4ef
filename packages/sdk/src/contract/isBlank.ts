/** Whether nothing of a text can be seen: it is empty, or holds nothing but spaces and characters without a shape. */
export const isBlank = (text: string): boolean =>
  /^[\p{White_Space}\p{Control}\p{Default_Ignorable_Code_Point}\u2800]*$/u.test(text)
