import { type FunctionComponent, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

type Loading<Props> = { Loaded?: FunctionComponent<Props>; error?: unknown };

/**
 * A component in a chunk of its own, loaded on first render; `Waiting` is the placeholder. Appears as soon as the chunk
 * is loaded: React's `lazy` under `Suspense` holds the content back by 300 ms after a fallback. A chunk that fails to
 * load is thrown to the next error boundary. The component renders and runs its effects in the same task in which the
 * chunk arrives, so that it already handles the next key.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
  Waiting: FunctionComponent = Nothing,
): FunctionComponent<Props> {
  // Shared by all instances: later ones render at once.
  let loaded: FunctionComponent<Props> | undefined;

  return function LazyComponent(props: Props) {
    const [{ Loaded, error }, setLoading] = useState<Loading<Props>>(() => (loaded ? { Loaded: loaded } : {}));
    useLayoutEffect(() => {
      if (Loaded) return;
      let current = true;
      const show = (next: Loading<Props>) => {
        if (current) flushSync(() => setLoading(next));
      };
      load().then(
        (component) => {
          loaded = component;
          show({ Loaded: component });
        },
        (thrown: unknown) => show({ error: thrown }),
      );
      return () => {
        current = false;
      };
    }, [Loaded]);
    if (error !== undefined) throw error;
    return Loaded ? <Loaded {...props} /> : <Waiting />;
  };
}

const Nothing = () => null;
