import { ActionIcon, Tooltip } from '@mantine/core';
import { IconPlayerTrackNext, IconPlayerTrackNextFilled } from '@tabler/icons-react';
import { useT } from '@/i18n/use-t.ts';
import { useCommands } from '@/kit/commands/use-commands.ts';
import { useKept } from '@/kit/keeps/use-kept.ts';
import { PACE } from './pace.ts';

/** Chooses whether the next initiative comes into view before the answer to a decision. */
export function PaceSwitch() {
  const { t } = useT();
  const { value, change } = useKept(PACE);
  const toggle = () => change(({ waits }) => ({ waits: !waits }));
  useCommands([
    { id: 'desk.pace', title: "Javobni kutmasdan keyingisiga o'tish", where: "Ko'rib chiqishda", run: toggle },
  ]);
  const label = t("Javobni kutmasdan keyingisiga o'tish");
  return (
    <Tooltip label={label}>
      <ActionIcon
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
