import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Router state for `Link` and `navigate`: asks the target screen to open something, such as a dialog. */
export const asking = (open: string) => ({ ask: open });

/**
 * Opens what a link asked for (`asking`), once, as soon as `ready`. `only`: the one request that this component knows;
 * others are left to the screen's other parts. Default: it knows them all. The request is removed from the router's state, so
 * that neither a reload nor Back repeats it; it is never in the address.
 */
export function useAsked(ready: boolean, open: (asked: string) => void, only?: string): void {
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const asked: unknown = typeof state === 'object' && state !== null && 'ask' in state ? state.ask : undefined;
  const start = useEffectEvent((what: string) => {
    const { ask: _, ...rest } = state as { ask: unknown };
    void navigate({ pathname, search }, { replace: true, state: rest });
    open(what);
  });
  useEffect(() => {
    if (ready && typeof asked === 'string' && asked === (only ?? asked)) start(asked);
  }, [ready, asked, only]);
}
