/** What an idempotency key is made of: 1 to 255 characters of ASCII that can be seen. */
export const idempotencyKeyPattern = /^[!-~]{1,255}$/
