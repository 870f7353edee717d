/** What is under way between this program and the platform because a person waits for it. */
export type Traffic = {
  /** Counts `work` as under way until it has settled; passes on its outcome. */
  during: <T>(work: () => Promise<T>) => Promise<T>;
  /** Sets whether a lasting transfer of this name is under way. */
  mark: (name: string, underWay: boolean) => void;
  /** Null while nothing is under way; otherwise a promise that resolves once nothing is. */
  quiet: () => Promise<void> | null;
};

/** Creates the count, by which what may wait gives way to what a person waits for. */
export function createTraffic(): Traffic {
  const lasting = new Set<string>();
  let calls = 0;
  let quiet: PromiseWithResolvers<void> | null = null;

  const changed = () => {
    if (calls + lasting.size > 0) {
      quiet ??= Promise.withResolvers();
      return;
    }
    quiet?.resolve();
    quiet = null;
  };

  return {
    during: async (work) => {
      calls += 1;
      changed();
      try {
        return await work();
      } finally {
        calls -= 1;
        changed();
      }
    },
    mark: (name, underWay) => {
      if (underWay) lasting.add(name);
      else lasting.delete(name);
      changed();
    },
    quiet: () => quiet?.promise ?? null,
  };
}
