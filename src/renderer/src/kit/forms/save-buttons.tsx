import { Button } from '@mantine/core';
import { IconDeviceFloppy } from '@tabler/icons-react';
import type { Text } from '@/i18n/text.ts';
import { useT } from '@/i18n/use-t.ts';
import { CommandKey } from '../commands/command-key.tsx';
import { useSendHold } from '../holds/hold-sending.tsx';

export type SaveButtonsProps = {
  /** True while the values are being sent: both buttons are disabled. */
  sending: boolean;
  /** True if the form cannot be saved now. */
  blocked: boolean;
  /** Displayed reason to wait: the save button is disabled and says so. Default: nothing. */
  waits?: string | undefined;
  onLeave: () => void;
  /** Words of the buttons. Default: "Bekor qilish" ("Yopish" while sending is held back) and "Saqlash". */
  labels?: { readonly leave: Text; readonly save: Text } | undefined;
};

const LABELS = { leave: 'Bekor qilish', save: 'Saqlash' } as const;
const LABELS_HELD = { leave: 'Yopish', save: 'Saqlash' } as const;

/** The buttons of a large form, cancel and save, each with its key. */
export function SaveButtons(props: SaveButtonsProps) {
  const { t } = useT();
  const hold = useSendHold();
  const { sending, blocked, waits, onLeave, labels = hold ? LABELS_HELD : LABELS } = props;
  return (
    <>
      <Button variant="default" onClick={onLeave} disabled={sending} rightSection={<CommandKey of="form.leave" />}>
        {t(labels.leave)}
      </Button>
      <Button
        type="submit"
        loading={sending}
        disabled={blocked || waits !== undefined}
        title={hold ? t(hold.reason) : waits}
        leftSection={<IconDeviceFloppy size={18} stroke={1.7} aria-hidden />}
        rightSection={<CommandKey of="form.send" />}
      >
        {t(labels.save)}
      </Button>
    </>
  );
}
