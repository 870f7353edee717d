import { ActionIcon, Tooltip } from '@mantine/core';
import { IconPlayerTrackNext, IconPlayerTrackNextFilled } from '@tabler/icons-react';
import { useT } from '@/i18n/use-t.ts';
import { useCommands } from '@/kit/commands/use-commands.ts';
import { useKept } from '@/kit/keeps/use-kept.ts';
import styles from './desk-bar.module.css';
import { PACE } from './pace.ts';

/** Chooses whether the next initiative comes into view before the answer to a decision. */
export function PaceSwitch() {
  const { t } = useT();
  const { value, change } = useKept(PACE);
  const toggle = () => change(({ waits }) => ({ waits: !waits }));
  useCommands([{ id: 'desk.pace', title: 'Javobni kutmay davom etish', where: "Ko'rib chiqishda", run: toggle }]);
  const label = t('Javobni kutmay davom etish');
  return (
    <Tooltip label={label}>
      <ActionIcon
        className={styles.pace}
        size="lg"
        variant="subtle"
        color="gray"
        aria-label={label}
        aria-pressed={!value.waits}
        onClick={toggle}
      >
        {value.waits ? <IconPlayerTrackNext size={18} stroke={1.7} /> : <IconPlayerTrackNextFilled size={18} />}
      </ActionIcon>
    </Tooltip>
  );
}
