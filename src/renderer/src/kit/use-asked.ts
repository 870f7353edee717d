import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** What a link asks the screen to open beside showing it: given to `Link` and `navigate` as router state. */
export const asking = (open: string) => ({ ask: open });

/**
 * Opens what a link has asked for (`asking`), once, as soon as `ready`. It is taken out of the router's state, so that neither a
 * reload nor Back opens it again; it never stands in the address.
 */
export function useAsked(ready: boolean, open: (asked: string) => void): void {
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const asked: unknown = typeof state === 'object' && state !== null && 'ask' in state ? state.ask : undefined;
  const start = useEffectEvent((what: string) => {
    const { ask: _, ...rest } = state as { ask: unknown };
    void navigate({ pathname, search }, { replace: true, state: rest });
    open(what);
  });
  useEffect(() => {
    if (ready && typeof asked === 'string') start(asked);
  }, [ready, asked]);
}
