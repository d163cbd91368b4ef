/** The greatest identifier that there can be: where PostgreSQL's integer ends. */
export const greatestId = 2_147_483_647

/** Whether a number can be an identifier at all. */
export const isPossibleId = (id: number): boolean => Number.isInteger(id) && id > 0 && id <= greatestId

/** Whether a text can be an identifier that the database makes by chance. */
export const isUuid = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)
