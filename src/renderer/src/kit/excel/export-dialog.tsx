import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import type { Text } from '@/i18n/text.ts';
import { useT } from '@/i18n/use-t.ts';
import { DialogBody, DialogFooter, FramedDialog } from '../framed-dialog.tsx';

/** Props of the input that chooses a part of a list, such as a year. */
export type PartField = {
  /** null: nothing chosen. */
  value: number | null;
  onChange: (part: number | null) => void;
  /** Whether to show that a choice is required. */
  missing: boolean;
};

export type ExportDialogProps = {
  opened: boolean;
  title: Text;
  /** Renders the input. */
  field: (field: PartField) => ReactNode;
  onClose: () => void;
  /** Called with the chosen part. */
  onSave: (part: number) => void;
};

/** Dialog that asks which part of a list to download (spec 001 §5). */
export function ExportDialog({ opened, title, field, onClose, onSave }: ExportDialogProps) {
  const { t } = useT();
  const [part, setPart] = useState<number | null>(null);
  const [pressed, setPressed] = useState(false);
  const close = () => {
    setPressed(false);
    onClose();
  };
  return (
    <FramedDialog opened={opened} onClose={close} title={t(title)} size={480}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setPressed(part === null);
          if (part !== null) onSave(part);
        }}
      >
        <DialogBody>{field({ value: part, onChange: setPart, missing: pressed && part === null })}</DialogBody>
        <DialogFooter>
          <Button variant="default" onClick={close}>
            {t('Bekor qilish')}
          </Button>
          <Button type="submit" leftSection={<IconDownload size={18} stroke={1.7} aria-hidden />}>
            {t('Yuklab olish')}
          </Button>
        </DialogFooter>
      </form>
    </FramedDialog>
  );
}
