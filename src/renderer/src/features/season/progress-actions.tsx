import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { formatCount } from '@/i18n/formats.ts';
import { useT } from '@/i18n/use-t.ts';
import { useSaveSheet } from '@/kit/files/use-save-file.ts';
import type { Summed } from './progress.ts';
import { progressSheet } from './progress-sheet.ts';
import type { Season } from './use-season.ts';

/** Saves the last sums as a table file. */
function useProgressExcel(last: Summed | null): { save: () => void; saving: boolean } {
  const translation = useT();
  const { save, saving } = useSaveSheet();
  return {
    save: () =>
      last &&
      void save({ suggestedName: translation.t('Viloyatlar kesimida'), sheets: [progressSheet(last, translation)] }),
    saving,
  };
}

const MINUTE_MS = 60_000;

/** Buttons for a season's reading: start, stop, continue, and save its sums. */
export function ProgressActions({ season }: { season: Season }) {
  const { t } = useT();
  const { last, reading, waits, start, stop } = season;
  const excel = useProgressExcel(last);
  const running = reading !== null && reading.end === null;
  const halted = reading?.end?.state === 'stopped' || reading?.end?.state === 'refused';
  const minutes = formatCount(Math.ceil(waits / MINUTE_MS));
  return (
    <>
      {last && (
        <Button variant="default" onClick={excel.save} loading={excel.saving}>
          {t('Excelga saqlash')}
        </Button>
      )}
      {running ? (
        <Button variant="default" onClick={stop}>
          {t("To'xtatish")}
        </Button>
      ) : (
        <Button
          variant="default"
          leftSection={<IconRefresh size={16} stroke={1.7} aria-hidden />}
          disabled={waits > 0 && !halted}
          title={waits > 0 && !halted ? t("{{n}} daqiqadan keyin qayta o'qish mumkin", { n: minutes }) : undefined}
          onClick={start}
        >
          {t(halted ? 'Davom ettirish' : "Qayta o'qish")}
        </Button>
      )}
    </>
  );
}
