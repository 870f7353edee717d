/** Carries works out one after the other, in the order in which they were asked for, whatever became of those before. */
export type Queue = <T>(work: () => Promise<T>) => Promise<T>;

/** Starts a queue; a work that fails rejects for its asker alone. */
export function createQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
}
