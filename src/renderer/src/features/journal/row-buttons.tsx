import { ActionIcon, Button, Tooltip } from '@mantine/core';
import type { JournalEntry } from '@shared/journal.ts';
import { IconArrowBackUp, IconEyeOff } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { Inverse } from '@/entities/journal-subject.ts';
import { useT } from '@/i18n/use-t.ts';
import { stateOf } from './entry-state.ts';
import { titleOf } from './entry-words.ts';

export type RowButtonsProps = {
  entry: JournalEntry;
  /** Whether rereading the record tells the outcome. */
  tells: boolean;
  /** The inverse that is offered; null for none. */
  inverse: Inverse | null;
  /** Address of the screen that shows the record, to try again; null if there is none. */
  address: string | null;
  busy: boolean;
  onCheck: () => void;
  onHide: () => void;
  onTakeBack: () => void;
};

/** The buttons of an entry: settle an unknown outcome, open the record of an action not done, undo a change. */
export function RowButtons(props: RowButtonsProps) {
  const { entry, tells, inverse, address, busy, onCheck, onHide, onTakeBack } = props;
  const translation = useT();
  const { t } = translation;
  const state = stateOf(entry);
  const named = (label: string) => `${label}: ${titleOf(entry, translation)}`;
  const look = { size: 'xs', variant: 'default' } as const;

  if (state === 'unknown')
    return (
      <>
        {tells && (
          <Button {...look} loading={busy} onClick={onCheck} aria-label={named(t('Tekshirish'))}>
            {t('Tekshirish')}
          </Button>
        )}
        <Tooltip label={t('Bilaman, yashirish')}>
          <ActionIcon variant="default" onClick={onHide} disabled={busy} aria-label={named(t('Bilaman, yashirish'))}>
            <IconEyeOff size={16} stroke={1.7} aria-hidden />
          </ActionIcon>
        </Tooltip>
      </>
    );
  if (state === 'not-done' && address !== null)
    return (
      <Button {...look} component={Link} to={address} aria-label={named(t('Ochish'))}>
        {t('Ochish')}
      </Button>
    );
  if (!inverse) return null;
  return (
    <Button
      {...look}
      leftSection={<IconArrowBackUp size={15} stroke={1.8} aria-hidden />}
      loading={busy}
      onClick={onTakeBack}
      aria-label={named(t(inverse.label))}
    >
      {t(inverse.label)}
    </Button>
  );
}
