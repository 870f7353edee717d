import { createContext, type ReactNode, use, useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import type { OwnDialog } from '../drafts/reopenings.ts';
import { useUnsaved } from '../drafts/unsaved.tsx';

const Around = createContext<readonly OwnDialog[]>([]);

/** The dialogs around a form that their pages can open again, outermost first; empty: none. */
export const useOwnDialogs = (): readonly OwnDialog[] => use(Around);

/** Router state by which a page opens its dialogs again. `token`: from `Reopenings.ask`. */
export const reopening = (state: unknown, token: string) => ({
  ...(typeof state === 'object' ? state : null),
  reopen: token,
});

const tokenIn = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'reopen' in state && typeof state.reopen === 'string'
    ? state.reopen
    : null;

/**
 * Opens what a notice leads back to, once: `owner` is the name of this part of the page. What is typed in another form of
 * the page is not thrown away unasked.
 */
export function useReopened<Of>(owner: string, open: (of: Of) => void): void {
  const unsaved = useUnsaved();
  const token = tokenIn(useLocation().state);
  const reopen = useEffectEvent(async (by: string) => {
    const asked = unsaved.reopenings.take(by, owner);
    if (!asked) return;
    if (unsaved.any()) {
      if (!(await unsaved.mayLeave())) return;
      unsaved.discard();
    }
    open(asked.of as Of);
  });
  useEffect(() => {
    if (token !== null) void reopen(token);
  }, [token]);
}

/**
 * State of a dialog that a page opens for something, such as a record (null: closed). A form in it that was left while it
 * was sent leads back by a notice (`useLeftReport`), which opens the very dialog again. `owner`: name of this part of the
 * page. `around` wraps the open dialog. `onReopen` is called when a notice has opened it again. Default: nothing.
 */
export function useOwnDialog<Of>(owner: string, onReopen?: (of: Of) => void) {
  const [shown, setShown] = useState<{ of: Of; nth: number } | null>(null);
  const outer = useOwnDialogs();
  const open = useCallback((of: Of) => setShown((before) => ({ of, nth: before?.nth ?? 0 })), []);
  const close = useCallback(() => setShown(null), []);

  useReopened<Of>(owner, (of) => {
    setShown((before) => ({ of, nth: (before?.nth ?? 0) + 1 }));
    onReopen?.(of);
  });

  return {
    of: shown ? shown.of : null,
    open,
    close,
    around: (dialog: ReactNode) =>
      shown && (
        // What is opened again is another form: no input of the one in its place carries over.
        <Around key={shown.nth} value={[...outer, { owner, of: shown.of }]}>
          {dialog}
        </Around>
      ),
  };
}
