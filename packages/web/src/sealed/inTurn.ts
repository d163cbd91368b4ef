/** Does one thing after another, whatever becomes of each. */
export const inTurn = () => {
  let last: Promise<unknown> = Promise.resolve()
  return <A>(work: () => Promise<A>): Promise<A> => {
    const turn = last.then(work)
    last = turn.catch(() => undefined)
    return turn
  }
}
