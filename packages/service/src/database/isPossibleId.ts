/** Whether a number can be an identifier at all: PostgreSQL's integer ends at 2,147,483,647. */
export const isPossibleId = (id: number): boolean => Number.isInteger(id) && id > 0 && id <= 2_147_483_647
