/** Runs tasks one after the other in the order of the calls, whatever the outcome of earlier tasks. */
export type Queue = <T>(work: () => Promise<T>) => Promise<T>;

/** Creates a queue; a task that fails rejects only for its caller. */
export function createQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
}
