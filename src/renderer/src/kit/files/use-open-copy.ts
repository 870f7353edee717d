import type { CallInput } from '@shared/bridge/contract.ts';
import { AppError } from '@shared/errors.ts';
import { useCallback, useState } from 'react';
import { bridge, unwrap } from '@/api/bridge.ts';
import { useNotices } from '../notices.ts';
import { useWords } from '../words.tsx';

/**
 * Opens a file of the platform in the workstation's own reader; what is opened is a copy that is removed later. A failure
 * is told in a notice.
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
        // Its reader is the workstation's: what the disk or the reader says is no answer of the platform.
        if (error.kind === 'file') notices.warn("Faylni ochib bo'lmadi. Uni yuklab olib, o'z dasturida oching.");
        else notices.failure(error, words);
      } finally {
        setOpening(false);
      }
    },
    [notices, words],
  );
  return { open, opening };
}
