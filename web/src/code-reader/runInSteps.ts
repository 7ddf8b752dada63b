/** Runs a long computation in short steps, between which the page stays responsive. */

/** How long the page is kept busy at a time, in milliseconds. */
const BUSY = 10

/** Resolves with the computation's result, or with null as soon as `isWanted` says no. */
export async function runInSteps<Result>(
  steps: Generator<void, Result>,
  isWanted: () => boolean,
): Promise<Result | null> {
  while (isWanted()) {
    const began = performance.now()
    do {
      const step = steps.next()
      if (step.done) return step.value
    } while (performance.now() - began < BUSY)
    await new Promise((resolve) => setTimeout(resolve))
  }
  return null
}
