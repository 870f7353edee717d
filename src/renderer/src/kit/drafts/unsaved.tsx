import { createContext, type ReactNode, use, useEffect, useMemo, useRef, useState } from 'react';
import { useBlocker } from 'react-router';
import { bridge } from '@/api/bridge.ts';
import { type Question, useConfirm } from '../confirm.ts';

/** What is asked before a form is left. */
export type LeaveQuestion = Required<Pick<Question, 'title' | 'message'>>;

/** A form with something typed that has not been sent; `question` where something else would be lost. */
export type UnsavedForm = { readonly discard: () => void; readonly question?: LeaveQuestion | undefined };

const TYPED: LeaveQuestion = {
  title: "Saqlanmagan o'zgarishlar bor. Chiqishni istaysizmi?",
  message: "Chiqsangiz, yozganlaringiz o'chiriladi.",
};

export type Unsaved = {
  /** Counts a form among the unsaved ones until the returned function is called. */
  readonly add: (form: UnsavedForm) => () => void;
  readonly any: () => boolean;
  /** Asks whether what was typed, or is on its way, may go; false also while the question is already asked. */
  readonly mayLeave: () => Promise<boolean>;
  /** Gives all of them up: the person leaves all the same. */
  readonly discard: () => void;
};

const UnsavedContext = createContext<Unsaved | null>(null);

/** The unsaved forms of the window. */
export function useUnsaved(): Unsaved {
  const unsaved = use(UnsavedContext);
  if (!unsaved) throw new Error('useUnsaved outside of its provider');
  return unsaved;
}

/**
 * Knows which forms have something unsaved. Asks before a page is left over it, and lets the main process ask before the
 * window closes. The router takes one blocker only, so it stands here and not in each form.
 */
export function UnsavedProvider({ children }: { children: ReactNode }) {
  const [forms] = useState(() => new Set<UnsavedForm>());
  const confirm = useConfirm();
  const asking = useRef(false);

  const unsaved = useMemo<Unsaved>(() => {
    const tell = () => void bridge.app.setUnsaved({ unsaved: forms.size > 0 });
    return {
      add: (form) => {
        forms.add(form);
        if (forms.size === 1) tell();
        return () => {
          if (forms.delete(form) && forms.size === 0) tell();
        };
      },
      any: () => forms.size > 0,
      discard: () => {
        for (const form of forms) form.discard();
      },
      mayLeave: async () => {
        if (asking.current) return false;
        asking.current = true;
        try {
          const question = [...forms].find((form) => form.question)?.question ?? TYPED;
          return await confirm({ ...question, yes: 'Chiqish', no: 'Qolish', danger: true });
        } finally {
          asking.current = false;
        }
      },
    };
  }, [forms, confirm]);

  // A page that was loaded anew has nothing typed, whatever the one before it had.
  useEffect(() => {
    void bridge.app.setUnsaved({ unsaved: forms.size > 0 });
  }, [forms]);

  const blocker = useBlocker(
    ({ currentLocation: now, nextLocation: next }) =>
      forms.size > 0 && (now.pathname !== next.pathname || now.search !== next.search),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void unsaved.mayLeave().then((leave) => {
      if (!leave) return blocker.reset();
      unsaved.discard();
      blocker.proceed();
    });
  }, [blocker, unsaved]);

  return <UnsavedContext value={unsaved}>{children}</UnsavedContext>;
}
