import { IconThumbUp } from '@tabler/icons-react';
import { ExportButton } from '@/kit/excel/export-button.tsx';
import { useDownload } from '@/kit/use-download.tsx';

/** Button that saves the votes of a board as Excel (C-014 to C-016). */
export function VotesButton({ board }: { board: number | null }) {
  const { start, running } = useDownload();
  return (
    <ExportButton
      label="Ovozlar"
      // The button stands beside the stage filter, which the call ignores.
      whole="Faylga filtrlar qo'llanmaydi: mavsumning barcha ovozlari saqlanadi."
      loading={running}
      disabled={board === null}
      leftSection={<IconThumbUp size={18} stroke={1.7} aria-hidden />}
      onClick={() => start({ path: 'api/v1/votes/excel', query: { board_id: board }, suggestedName: 'ovozlar.xlsx' })}
    />
  );
}
