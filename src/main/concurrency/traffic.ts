/** The traffic with the platform that a person is waiting for. */
export type Traffic = {
  /** Counts `work` as in flight until it has settled; passes on its outcome. */
  during: <T>(work: () => Promise<T>) => Promise<T>;
  /** Sets whether a long transfer of this name is in flight. */
  mark: (name: string, underWay: boolean) => void;
  /** Null while no traffic is in flight; otherwise a promise that resolves once there is none. */
  quiet: () => Promise<void> | null;
};

/** Creates the counter that lets background work yield to traffic that a person is waiting for. */
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
