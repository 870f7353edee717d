import type { CallInput } from '@shared/bridge/contract.ts';
import { AppError } from '@shared/errors.ts';
import { createElement, useCallback, useState } from 'react';
import { bridge, unwrap } from '@/api/bridge.ts';
import { useNotices } from '../notices.ts';
import { Said } from '../said.tsx';
import { useWords } from '../words.tsx';
import { kindNames, problemOf } from './texts.ts';

/**
 * Opens a temporary copy of a platform file in the workstation's reader. Only the expected kinds, by content, are
 * opened. Reports failures in a notice.
 */
export function useOpenCopy(): { open: (input: CallInput<'files.openCopy'>) => Promise<void>; opening: boolean } {
  const notices = useNotices();
  const { export: words } = useWords();
  const [opening, setOpening] = useState(false);
  const open = useCallback(
    async (input: CallInput<'files.openCopy'>) => {
      setOpening(true);
      try {
        await unwrap(bridge.files.openCopy(input));
      } catch (thrown) {
        const error = AppError.from(thrown);
        if (problemOf(error) === 'wrong-kind') {
          notices.warn({
            raw: createElement(Said, {
              text: 'Fayl turi mos kelmaydi. Kerakli tur: {{kinds}}.',
              values: { kinds: kindNames({ accept: input.kinds }) },
            }),
          });
        }
        // Errors of the disk or the reader are not the platform's, so its words do not apply.
        else if (error.kind === 'file') notices.warn("Faylni ochib bo'lmadi. Uni yuklab olib, o'z dasturida oching.");
        else notices.failure(error, words);
      } finally {
        setOpening(false);
      }
    },
    [notices, words],
  );
  return { open, opening };
}
