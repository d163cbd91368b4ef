/** What is said to code that wants something kept where nothing can be. */
export const notKept = (): Error => new Error("This browser keeps nothing for the portal")
