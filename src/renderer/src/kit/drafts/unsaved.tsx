import { gravestOf, UNSAVED_KINDS, type UnsavedKind } from '@shared/unsaved.ts';
import { createContext, type ReactNode, use, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useBlocker } from 'react-router';
import { bridge } from '@/api/bridge.ts';
import { type Question, useConfirm } from '../confirm.ts';
import { createReopenings, type Reopenings } from './reopenings.ts';
import { createSendings, type Sendings } from './sendings.ts';

/** The question before a form is left. `no`: the button to stay. Default: "Qolish". */
export type LeaveQuestion = Required<Pick<Question, 'title' | 'message'>> & Pick<Question, 'no'>;

/**
 * A form with unsaved changes, or with calls in flight; `question` if leaving loses something other than typed values;
 * `until`: resolves once nothing is in flight any more, and the question is void.
 */
export type UnsavedForm = {
  readonly kind: UnsavedKind;
  readonly discard: () => void;
  readonly question?: LeaveQuestion | undefined;
  readonly until?: (() => Promise<unknown> | undefined) | undefined;
};

const TYPED: LeaveQuestion = {
  title: "Saqlanmagan o'zgarishlar bor. Chiqishni istaysizmi?",
  message: "Chiqsangiz, yozganlaringiz o'chiriladi.",
};

const byGravity = (one: UnsavedForm, other: UnsavedForm) =>
  UNSAVED_KINDS.indexOf(one.kind) - UNSAVED_KINDS.indexOf(other.kind);

/** The unsaved forms of the window. */
export type Unsaved = {
  /** Registers an unsaved form; returns the function that removes it. */
  readonly add: (form: UnsavedForm) => () => void;
  /** Whether any form is unsaved. */
  readonly any: () => boolean;
  /** Asks whether unsaved changes, or a call in flight, may be lost; false also while the question is already open. */
  readonly mayLeave: () => Promise<boolean>;
  /** Discards all unsaved forms: the person leaves. */
  readonly discard: () => void;
  /** Goes elsewhere, after the question where something is unsaved; false if the person stays. */
  readonly leave: (go: () => void) => Promise<boolean>;
  /** The forms that are being sent, also those that have been left meanwhile. */
  readonly sendings: Sendings;
  /** The dialogs that are to be opened again. */
  readonly reopenings: Reopenings;
};

const UnsavedContext = createContext<Unsaved | null>(null);

/** Returns the registry of unsaved forms; throws outside of `UnsavedProvider`. */
export function useUnsaved(): Unsaved {
  const unsaved = use(UnsavedContext);
  if (!unsaved) throw new Error('useUnsaved outside of its provider');
  return unsaved;
}

/**
 * Provides the registry of unsaved forms. Asks before navigation leaves one, and tells the main process, which asks
 * before the window closes. The router allows only one blocker, so the blocker is here and not in each form.
 */
export function UnsavedProvider({ children }: { children: ReactNode }) {
  const [forms] = useState(() => new Set<UnsavedForm>());
  const told = useRef<UnsavedKind | null | undefined>(undefined);
  const [{ sendings, tell }] = useState(() => {
    const sendings = createSendings(() => tell());
    const tell = () => {
      const kinds = [...forms].map(({ kind }) => kind);
      const unsaved = gravestOf(sendings.any() ? [...kinds, 'sending'] : kinds);
      if (unsaved === told.current) return;
      told.current = unsaved;
      void bridge.app.setUnsaved({ unsaved });
    };
    return { sendings, tell };
  });
  const [reopenings] = useState(createReopenings);
  const confirm = useConfirm();
  const asking = useRef(false);
  /** The question has been answered: the navigation under way is not asked about again. */
  const answered = useRef(false);

  const unsaved = useMemo<Unsaved>(() => {
    const all: Unsaved = {
      sendings,
      reopenings,
      add: (form) => {
        forms.add(form);
        tell();
        return () => {
          if (forms.delete(form)) tell();
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
          const graver = [...forms].filter((form) => form.question).toSorted(byGravity);
          const { question = TYPED, until } = graver[0] ?? {};
          const over = until?.();
          return await confirm({
            no: 'Qolish',
            ...question,
            yes: 'Chiqish',
            danger: true,
            ...(over && { until: over }),
          });
        } finally {
          asking.current = false;
        }
      },
      leave: async (go) => {
        if (all.any()) {
          if (!(await all.mayLeave())) return false;
          all.discard();
        }
        answered.current = true;
        go();
        answered.current = false;
        return true;
      },
    };
    return all;
  }, [forms, sendings, reopenings, tell, confirm]);

  // A reloaded page has no unsaved forms, whatever the previous page reported.
  useEffect(tell, [tell]);

  const blocker = useBlocker(
    ({ currentLocation: now, nextLocation: next }) =>
      forms.size > 0 && !answered.current && (now.pathname !== next.pathname || now.search !== next.search),
  );
  // While the question is open, Ctrl+K may navigate elsewhere: the answer applies to the latest destination.
  const latest = useRef(blocker);
  useLayoutEffect(() => {
    latest.current = blocker;
  });
  const blocked = blocker.state === 'blocked';
  useEffect(() => {
    if (!blocked) return;
    void unsaved.mayLeave().then((leave) => {
      const { current } = latest;
      if (current.state !== 'blocked') return;
      if (!leave) return current.reset();
      unsaved.discard();
      current.proceed();
    });
  }, [blocked, unsaved]);

  return <UnsavedContext value={unsaved}>{children}</UnsavedContext>;
}
