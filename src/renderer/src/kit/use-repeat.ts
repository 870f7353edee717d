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
  /** Notes the error of an attempt. */
  readonly note: (error: AppError) => void;
  /** Call when an attempt has succeeded. */
  readonly settle: () => void;
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
};

/** Asks before an action is sent again whose outcome is not known (`Unrepeatable`). */
export function useRepeat({ check, of = '' }: RepeatOptions = {}): Repeat {
  const confirm = useConfirm();
  const doubt = useRef<string | null>(null);
  return {
    inDoubt: () => doubt.current === of,
    ask: () => confirm({ ...AGAIN, ...(check && { instead: { label: "Avval ro'yxatni ko'rish", run: check } }) }),
    note: (error) => {
      // A later refusal says nothing about the earlier attempt.
      if (error instanceof Unrepeatable) doubt.current = of;
    },
    settle: () => {
      doubt.current = null;
    },
  };
}
