/** Only one window of a browser runs Python at a time, so that no two of them write to the same tables. */

const NAME = 'gwint-tables'

/** Runs `start` once this window has the lock and keeps it as long as the worker lives; calls `onBusy` if it waits. */
export function inWindowLock<Started>(onBusy: () => void, start: () => Promise<Started>): Promise<Started> {
  return new Promise((resolve, reject) => {
    const run = (): Promise<never> => {
      start().then(resolve, reject)
      return new Promise<never>(() => {})
    }
    const request = navigator.locks.request(NAME, { ifAvailable: true }, (lock) => {
      if (lock !== null) return run()
      onBusy()
      navigator.locks.request(NAME, run).catch(reject)
      return undefined
    })
    request.catch(reject)
  })
}
