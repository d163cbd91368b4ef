/**
 * Does work for the last of what comes, and rests after each as long as it took: whatever else this thread does goes on, however
 * fast it comes.
 */
export const restingBetween = <A>(work: (last: A) => Promise<void>): ((next: A) => void) => {
  let last: A
  let isBusy = false
  let isWaiting = false
  const doLast = async (): Promise<void> => {
    isBusy = true
    isWaiting = false
    const began = performance.now()
    await work(last).catch(reportError)
    setTimeout(() => {
      isBusy = false
      if (isWaiting) doLast()
    }, performance.now() - began)
  }
  return (next) => {
    last = next
    isWaiting = true
    if (!isBusy) doLast()
  }
}
