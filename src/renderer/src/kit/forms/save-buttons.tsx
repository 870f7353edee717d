import { Button, Kbd } from '@mantine/core';
import { IconDeviceFloppy } from '@tabler/icons-react';
import { useT } from '@/i18n/use-t.ts';

export type SaveButtonsProps = {
  /** True while the values are being sent: both buttons are disabled. */
  sending: boolean;
  /** True if the form cannot be saved now. */
  blocked: boolean;
  onLeave: () => void;
};

/** The buttons of a large form, cancel and save, each with its key. */
export function SaveButtons({ sending, blocked, onLeave }: SaveButtonsProps) {
  const { t } = useT();
  return (
    <>
      <Button variant="default" onClick={onLeave} disabled={sending} rightSection={<Kbd aria-hidden>Esc</Kbd>}>
        {t('Bekor qilish')}
      </Button>
      <Button
        type="submit"
        loading={sending}
        disabled={blocked}
        leftSection={<IconDeviceFloppy size={18} stroke={1.7} aria-hidden />}
        rightSection={<Kbd aria-hidden>Ctrl S</Kbd>}
      >
        {t('Saqlash')}
      </Button>
    </>
  );
}
