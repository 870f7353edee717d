import { Button, Group, Stack } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useT } from '@/i18n/use-t.ts';
import { Dialog } from '@/kit/dialog.tsx';
import { YearSelect } from './year-select.tsx';

export type ExportDialogProps = { opened: boolean; onClose: () => void; onSave: (year: number) => void };

/** Asks of which year the table is saved (spec 001 §5, L-027). */
export function ExportDialog({ opened, onClose, onSave }: ExportDialogProps) {
  const { t } = useT();
  const [year, setYear] = useState<number | null>(null);
  const [asked, setAsked] = useState(false);
  const close = () => {
    setAsked(false);
    onClose();
  };
  return (
    <Dialog opened={opened} onClose={close} title={t('Aholi sonini Excelga yuklab olish')} size={480}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setAsked(year === null);
          if (year !== null) onSave(year);
        }}
      >
        <Stack gap={20}>
          <YearSelect value={year} onChange={setYear} missing={asked} />
          <Group justify="flex-end" gap={10}>
            <Button variant="default" onClick={close}>
              {t('Bekor qilish')}
            </Button>
            <Button type="submit" leftSection={<IconDownload size={18} stroke={1.7} aria-hidden />}>
              {t('Yuklab olish')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
