import { useT } from '@/i18n/use-t.ts';
import { useSaveSheet } from '@/kit/files/use-save-file.ts';
import type { Summed } from './progress.ts';
import { progressSheet } from './progress-sheet.ts';

/** Saves the last sums as a table file. */
export function useProgressExcel(last: Summed | null): { save: () => void; saving: boolean } {
  const translation = useT();
  const { save, saving } = useSaveSheet();
  return {
    save: () =>
      last &&
      void save({ suggestedName: translation.t('Viloyatlar kesimida'), sheets: [progressSheet(last, translation)] }),
    saving,
  };
}
