import { type FunctionComponent, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

type Loading<Props> = { Loaded?: FunctionComponent<Props>; error?: unknown };

/**
 * A component that lies in a chunk of its own, which is loaded when it is first shown; `Waiting` stands in until then. It is
 * there as soon as the chunk is: React's `lazy` under a `Suspense` holds back by 300 ms whatever follows a fallback. A chunk
 * that cannot be loaded is thrown to the next error boundary.
 *
 * Drawn with all its effects in the turn in which the chunk comes, so that the next key is already the component's own.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
  Waiting: FunctionComponent = Nothing,
): FunctionComponent<Props> {
  // Shared by all places: from the second time on it is there at once.
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
