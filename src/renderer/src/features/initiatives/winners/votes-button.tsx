import { IconThumbUp } from '@tabler/icons-react';
import { ExportButton } from '@/kit/excel/export-button.tsx';
import { useDownload } from '@/kit/use-download.tsx';

/** Saves the votes of a board as an Excel file (C-014 to C-016). */
export function VotesButton({ board }: { board: number | null }) {
  const { start, running } = useDownload();
  return (
    <ExportButton
      label="Ovozlar"
      // It stands beside a stage that the call does not take.
      whole="Faylga filtrlar qo'llanmaydi: mavsumning barcha ovozlari saqlanadi."
      loading={running}
      disabled={board === null}
      leftSection={<IconThumbUp size={18} stroke={1.7} aria-hidden />}
      onClick={() => start({ path: 'api/v1/votes/excel', query: { board_id: board }, suggestedName: 'ovozlar.xlsx' })}
    />
  );
}
