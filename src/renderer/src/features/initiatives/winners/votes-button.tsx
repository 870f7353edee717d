import { Button } from '@mantine/core';
import { IconThumbUp } from '@tabler/icons-react';
import { useT } from '@/i18n/use-t.ts';
import { useDownload } from '@/kit/use-download.tsx';

/** Saves the votes of a board as an Excel file (C-014 to C-016). */
export function VotesButton({ board }: { board: number | null }) {
  const { t } = useT();
  const { start, running } = useDownload();
  return (
    <Button
      variant="default"
      loading={running}
      disabled={board === null}
      leftSection={<IconThumbUp size={18} stroke={1.7} aria-hidden />}
      onClick={() => start({ path: 'api/v1/votes/excel', query: { board_id: board }, suggestedName: 'ovozlar.xlsx' })}
    >
      {t('Ovozlar')}
    </Button>
  );
}
