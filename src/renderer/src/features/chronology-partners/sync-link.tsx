import { Button } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useT } from '@/i18n/use-t.ts';

/** Link from a list to its synchronisation, which starts with the list's board. */
export function SyncLink({ board }: { board: number | null }) {
  const { t } = useT();
  return (
    <Button
      component={Link}
      to={board === null ? 'sync' : `sync?board=${board}`}
      leftSection={<IconUpload size={18} stroke={1.7} aria-hidden />}
    >
      {t('Exceldan yuklash')}
    </Button>
  );
}
