import { Button, Kbd } from '@mantine/core';
import { IconDeviceFloppy } from '@tabler/icons-react';
import type { Text } from '@/i18n/catalogue.ts';
import { useT } from '@/i18n/use-t.ts';

export type SaveButtonsProps = {
  /** True while the values are being sent: both buttons are disabled. */
  sending: boolean;
  /** True if the form cannot be saved now. */
  blocked: boolean;
  onLeave: () => void;
  /** Words of the buttons. Default: "Bekor qilish" and "Saqlash". */
  labels?: { readonly leave: Text; readonly save: Text } | undefined;
};

const LABELS = { leave: 'Bekor qilish', save: 'Saqlash' } as const;

/** The buttons of a large form, cancel and save, each with its key. */
export function SaveButtons({ sending, blocked, onLeave, labels = LABELS }: SaveButtonsProps) {
  const { t } = useT();
  return (
    <>
      <Button variant="default" onClick={onLeave} disabled={sending} rightSection={<Kbd aria-hidden>Esc</Kbd>}>
        {t(labels.leave)}
      </Button>
      <Button
        type="submit"
        loading={sending}
        disabled={blocked}
        leftSection={<IconDeviceFloppy size={18} stroke={1.7} aria-hidden />}
        rightSection={<Kbd aria-hidden>Ctrl S</Kbd>}
      >
        {t(labels.save)}
      </Button>
    </>
  );
}
