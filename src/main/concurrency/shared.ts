/** Shares a task in flight: all callers with the same key get its one result. */
export function createShared<T>(): (key: string, work: () => Promise<T>) => Promise<T> {
  const running = new Map<string, Promise<T>>();
  return (key, work) => {
    const existing = running.get(key);
    if (existing) return existing;
    const started = work().finally(() => running.delete(key));
    running.set(key, started);
    return started;
  };
}
