/** The state of one of many calls. */
export type Run<Item, Value> = { readonly item: Item } & (
  | { readonly state: 'waiting' | 'running' | 'cancelled' }
  | { readonly state: 'done'; readonly value: Value }
  | { readonly state: 'failed'; readonly error: unknown }
);

type Options<Item, Value> = {
  /** Most calls in flight. Default: two. */
  concurrency?: number;
  /** After an abort no further call starts; calls in flight cannot be undone, so they are awaited. */
  signal?: AbortSignal;
  /** Called after every change with all runs, in the order of the items. */
  onChange?: (runs: readonly Run<Item, Value>[]) => void;
};

/** Calls `work` for each item, a few at a time, and returns the outcome of each; never rejects. */
export async function runQueue<Item, Value>(
  items: readonly Item[],
  work: (item: Item) => Promise<Value>,
  { concurrency = 2, signal, onChange }: Options<Item, Value> = {},
): Promise<readonly Run<Item, Value>[]> {
  let runs: readonly Run<Item, Value>[] = items.map((item) => ({ item, state: 'waiting' }));
  const set = (index: number, run: Run<Item, Value>) => {
    runs = runs.with(index, run);
    onChange?.(runs);
  };

  let next = 0;
  const worker = async () => {
    for (let index = next++; index < items.length; index = next++) {
      const item = items[index] as Item;
      if (signal?.aborted) {
        set(index, { item, state: 'cancelled' });
        continue;
      }
      set(index, { item, state: 'running' });
      try {
        set(index, { item, state: 'done', value: await work(item) });
      } catch (error) {
        set(index, { item, state: 'failed', error });
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(concurrency, items.length) }, worker));
  return runs;
}
