import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { appInfoQuery } from '@/api/app-info.ts';
import { WebOffice } from '@/entities/web-office.tsx';
import { useT } from '@/i18n/use-t.ts';
import type { TotalsWords } from '@/kit/excel/totals-text.ts';
import { useSentTotals } from '@/kit/excel/use-sent-totals.tsx';
import { useNotices } from '@/kit/notices.ts';
import { useAction } from '@/kit/use-action.ts';
import { useRepeat } from '@/kit/use-repeat.ts';
import { useMe } from '@/session/session.ts';
import { canUpdateChronology } from './access.ts';
import { updateChronology } from './api.ts';

const WORDS: TotalsWords = {
  of: "Ma'lumot",
  total: 'Jami',
  successful: 'Yuklandi',
  failed: 'Yuklanmadi',
  done: "Kapital dasturidan ma'lumotlarni yuklash jarayoni boshlandi",
  partly: "Ayrim ma'lumotlar yuklanmadi.",
  none: "Birorta ham ma'lumot yuklanmadi.",
};

/** Page of the chronology report (S095); the document describes only the update of its data. */
export function Component() {
  const { role } = useMe();
  return <WebOffice>{canUpdateChronology(role) && <UpdateButton />}</WebOffice>;
}

/**
 * Button that has the platform reload the capital programme's data; hidden without the office's credentials (Z-079).
 * An answer that counts is told by its totals: nothing is a success that was not counted as one.
 */
function UpdateButton() {
  const { t } = useT();
  const { data } = useQuery(appInfoQuery);
  const notices = useNotices();
  const title = "Xronologiya ma'lumotlarini yangilash";
  const { tell, closed, dialog } = useSentTotals({ title, name: t(title), words: WORDS });
  const { press, running } = useAction({
    work: updateChronology,
    onDone: (totals) => {
      tell(totals);
      closed();
    },
    onFailure: (error) =>
      notices.failure(error, {
        text: "Amaliyot bajarishda xatolik sodir bo'ldi",
        server: 'instead',
        broken: "Aloqa uzilib qoldi: yuklash boshlangan bo'lishi ham mumkin.",
      }),
    repeat: useRepeat(),
  });
  return (
    data?.chronologyUpdate && (
      <>
        <Button
          leftSection={<IconRefresh size={18} stroke={1.7} aria-hidden />}
          loading={running}
          onClick={() => press()}
        >
          {t(title)}
        </Button>
        {dialog}
      </>
    )
  );
}
