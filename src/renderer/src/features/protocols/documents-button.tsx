import { Button } from '@mantine/core';
import { IconFiles } from '@tabler/icons-react';
import type { Board } from '@/entities/boards.ts';
import { useT } from '@/i18n/use-t.ts';
import { useOwnDialog } from '@/kit/forms/own-dialog.tsx';
import { KeysHeld } from '@/kit/keys/keys-held.tsx';
import { lazyComponent } from '@/kit/lazy-component.tsx';
import { useAsked } from '@/kit/use-asked.ts';

const DocumentsDialog = lazyComponent(async () => (await import('./documents-dialog.tsx')).DocumentsDialog, KeysHeld);

/** Opens the documents of the board in view (C-013); disabled without a board. */
export function DocumentsButton({ board }: { board: Board | undefined }) {
  const { t } = useT();
  const { of, open, close, around } = useOwnDialog<Board>('documents');
  useAsked(board !== undefined, (asked) => board && asked === 'documents' && open(board));
  return (
    <>
      <Button
        variant="default"
        disabled={!board}
        leftSection={<IconFiles size={18} stroke={1.7} />}
        onClick={() => board && open(board)}
      >
        {t('Hujjatlar')}
      </Button>
      {around(of && <DocumentsDialog board={of} onClose={close} />)}
    </>
  );
}
