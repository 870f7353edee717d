import type { CallInput } from '@shared/bridge/contract.ts';
import { NO_SPACE } from '@shared/downloads.ts';
import { AppError } from '@shared/errors.ts';
import { useCallback, useState } from 'react';
import { bridge, unwrap } from '@/api/bridge.ts';
import { useNotices } from '../notices.ts';
import { showSaved } from '../saved-notice.tsx';

/** Saves a text as a file in the downloads folder; a notice reports success or failure. */
export function useSaveText(): { save: (input: CallInput<'files.saveText'>) => Promise<void>; saving: boolean } {
  const notices = useNotices();
  const [saving, setSaving] = useState(false);
  const save = useCallback(
    async (input: CallInput<'files.saveText'>) => {
      setSaving(true);
      try {
        showSaved(await unwrap(bridge.files.saveText(input)));
      } catch (error) {
        const full = AppError.from(error).detail === NO_SPACE;
        notices.failure(error, full ? "Diskda bo'sh joy yetarli emas" : "Faylni diskka yozib bo'lmadi");
      } finally {
        setSaving(false);
      }
    },
    [notices],
  );
  return { save, saving };
}
