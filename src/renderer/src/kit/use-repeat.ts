import type { AppError } from '@shared/errors.ts';
import { useRef } from 'react';
import { Unrepeatable } from '@/api/unrepeatable.ts';
import { useConfirm } from './confirm.ts';

/** Whether an action may be sent again. */
export type Repeat = {
  /** Whether an earlier attempt may have been carried out, and another one would do it again. */
  readonly inDoubt: () => boolean;
  /** Asks whether to send again; the safe answer has the focus. */
  readonly ask: () => Promise<boolean>;
  /** Call when an attempt begins. */
  readonly begin: () => void;
  /** Notes the error of an attempt; null: it ended without an error, and nothing was done. */
  readonly note: (error: AppError | null) => void;
  /** Call when an attempt has succeeded. */
  readonly settle: () => void;
};

/** The memory of a doubt: whether what the form holds may have been sent already. */
export type Doubt = {
  readonly is: () => boolean;
  readonly set: (doubt: boolean) => void;
  /** Whether an attempt is in doubt from its beginning: it may end with the window. */
  readonly early: boolean;
};

const AGAIN = {
  title: 'Qayta yuborilsinmi?',
  message: "Avvalgi yuborishga javob kelmadi: u bajarilgan bo'lishi mumkin. Qayta yuborilsa, ikki marta bajariladi.",
  yes: 'Qayta yuborish',
} as const;

type RepeatOptions = {
  /** Opens what shows whether an action was carried out; the question offers it. Default: nothing to open. */
  check?: (() => void) | undefined;
  /** What is sent, such as the id of a file: another one is no repetition. Default: always the same. */
  of?: string | undefined;
  /** Where the doubt is kept. Default: as long as the component is mounted. */
  doubt?: Doubt | undefined;
};

/** Asks before an action is sent again whose outcome is not known (`Unrepeatable`). */
export function useRepeat({ check, of = '', doubt }: RepeatOptions = {}): Repeat {
  const confirm = useConfirm();
  const own = useRef<string | null>(null);
  const earlier = useRef(false);
  const { is, set, early }: Doubt = doubt ?? {
    is: () => own.current === of,
    set: (doubtful) => {
      own.current = doubtful ? of : null;
    },
    early: false,
  };
  return {
    inDoubt: is,
    ask: () => confirm({ ...AGAIN, ...(check && { instead: { label: "Avval ro'yxatni ko'rish", run: check } }) }),
    begin: () => {
      earlier.current = is();
      if (early) set(true);
    },
    note: (error) => {
      // A later refusal says nothing about the earlier attempt.
      if (error instanceof Unrepeatable) set(true);
      else if (early) set(earlier.current);
    },
    settle: () => set(false),
  };
}
