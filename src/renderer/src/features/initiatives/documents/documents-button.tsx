import { Button } from '@mantine/core';
import { IconFiles } from '@tabler/icons-react';
import { useState } from 'react';
import type { Board } from '@/entities/boards.ts';
import { useT } from '@/i18n/use-t.ts';
import { KeysHeld } from '@/kit/keys/keys-held.tsx';
import { lazyComponent } from '@/kit/lazy-component.tsx';
import { useAsked } from '@/kit/use-asked.ts';

const DocumentsDialog = lazyComponent(async () => (await import('./documents-dialog.tsx')).DocumentsDialog, KeysHeld);

/** Opens the documents of the board in view (C-013); disabled without a board. */
export function DocumentsButton({ board }: { board: Board | undefined }) {
  const { t } = useT();
  /** Board of the open dialog; null while closed. */
  const [opened, setOpened] = useState<Board | null>(null);
  useAsked(board !== undefined, (asked) => board && asked === 'documents' && setOpened(board));
  return (
    <>
      <Button
        variant="default"
        disabled={!board}
        leftSection={<IconFiles size={18} stroke={1.7} />}
        onClick={() => board && setOpened(board)}
      >
        {t('Hujjatlar')}
      </Button>
      {opened && <DocumentsDialog board={opened} onClose={() => setOpened(null)} />}
    </>
  );
}
