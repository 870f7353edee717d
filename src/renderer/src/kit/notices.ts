import { notifications } from '@mantine/notifications';
import { AppError } from '@shared/errors.ts';
import { useMemo } from 'react';
import type { Text } from '@/i18n/catalogue.ts';
import { useT } from '@/i18n/use-t.ts';

/** How long a notice stays, in ms; a bad one long enough to be read twice. */
const STAY_MS = { good: 4000, bad: 9000 };

export type Notices = {
  success: (text: Text) => void;
  /** `raw`: a text that is not ours, as the platform sent it. */
  warn: (text: Text | { raw: string }) => void;
  /** The server's message where it sent one, else the fallback; nothing for a call that was given up. */
  failure: (error: unknown, fallback: Text) => void;
};

/** Short messages in the corner of the window. */
export function useNotices(): Notices {
  const { t } = useT();
  return useMemo(() => {
    return {
      success: (text) => notifications.show({ message: t(text), color: 'green', autoClose: STAY_MS.good }),
      warn: (text) =>
        notifications.show({
          message: typeof text === 'string' ? t(text) : text.raw,
          color: 'yellow',
          autoClose: STAY_MS.bad,
          role: 'alert',
        }),
      failure: (error, fallback) => {
        const { kind, serverMessage } = AppError.from(error);
        if (kind === 'cancelled') return;
        notifications.show({
          message: serverMessage ?? t(fallback),
          color: 'red',
          autoClose: STAY_MS.bad,
          role: 'alert',
        });
      },
    };
  }, [t]);
}
