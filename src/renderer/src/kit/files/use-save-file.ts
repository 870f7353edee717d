import type { CallInput } from '@shared/bridge/contract.ts';
import { type Download, NO_SPACE } from '@shared/downloads.ts';
import { AppError } from '@shared/errors.ts';
import { useCallback, useState } from 'react';
import { bridge, unwrap } from '@/api/bridge.ts';
import { useNotices } from '../notices.ts';
import { showSaved } from '../saved-notice.tsx';

type Saver<Input> = { save: (input: Input) => Promise<void>; saving: boolean };

const writeText = (input: CallInput<'files.saveText'>) => unwrap(bridge.files.saveText(input));
const writeSheet = (input: CallInput<'files.saveSheet'>) => unwrap(bridge.files.saveSheet(input));

/** Saves a text as a file in the downloads folder; a notice reports success or failure. */
export const useSaveText = (): Saver<CallInput<'files.saveText'>> => useSaver(writeText);

/** Saves a table as xlsx in the downloads folder; a notice reports success or failure. */
export const useSaveSheet = (): Saver<CallInput<'files.saveSheet'>> => useSaver(writeSheet);

/** `write` must be stable between renders. */
function useSaver<Input>(write: (input: Input) => Promise<Download>): Saver<Input> {
  const notices = useNotices();
  const [saving, setSaving] = useState(false);
  const save = useCallback(
    async (input: Input) => {
      setSaving(true);
      try {
        showSaved(await write(input));
      } catch (error) {
        const full = AppError.from(error).detail === NO_SPACE;
        notices.failure(error, full ? "Diskda bo'sh joy yetarli emas" : "Faylni diskka yozib bo'lmadi");
      } finally {
        setSaving(false);
      }
    },
    [notices, write],
  );
  return { save, saving };
}
