import { Button, Progress } from '@mantine/core';
import { IconArrowLeft, IconChevronDown, IconChevronUp, IconFilter } from '@tabler/icons-react';
import type { InitiativeFilter } from '@/domains/initiative/model/api.ts';
import { SUB_STAGE_LABELS } from '@/domains/initiative/model/sub-stages.ts';
import type { Board } from '@/entities/boards.ts';
import { ALL, stageFilterLabel } from '@/entities/initiative-stages.ts';
import { formatCount } from '@/i18n/formats.ts';
import { useT } from '@/i18n/use-t.ts';
import { CommandKey } from '@/kit/commands/command-key.tsx';
import styles from './desk-bar.module.css';
import { PaceSwitch } from './pace-switch.tsx';
import type { Position } from './queue.ts';

export type DeskBarProps = {
  filter: InitiativeFilter;
  board: Board | undefined;
  /** Description of the queue, in addition to its filter. Default: none. */
  about?: string | undefined;
  /** Position in the queue; null while unknown. */
  place: Position | null;
  /** Number of decisions that are being sent. */
  sending: number;
  onBack: () => void;
  /** Moves by one entry; reports either end of the queue itself. */
  onMove: (by: 1 | -1) => void;
};

/** Bar above the desk: the way back, the filters of the queue, and the position in the queue. */
export function DeskBar({ filter, board, about, place, sending, onBack, onMove }: DeskBarProps) {
  const { t } = useT();
  const { stage, sub_stage, search } = filter;
  const stageLabel = stage !== ALL && stageFilterLabel(stage);
  const chips = [
    about,
    board && t('{{season}}-mavsum, {{year}} yil', { season: board.season ?? '—', year: board.year ?? '—' }),
    stageLabel && t(stageLabel),
    sub_stage !== ALL && t(SUB_STAGE_LABELS[sub_stage]),
    search && `“${search}”`,
  ].filter((chip): chip is string => Boolean(chip));
  return (
    <div className={styles.bar}>
      <Button
        variant="subtle"
        color="gray"
        px={8}
        flex="none"
        leftSection={<IconArrowLeft size={16} stroke={1.8} aria-hidden />}
        rightSection={<CommandKey of="desk.leave" />}
        onClick={onBack}
      >
        {t("Ro'yxat")}
      </Button>
      <IconFilter className={styles.icon} size={16} stroke={1.7} aria-hidden />
      <ul className={styles.chips} aria-label={t('Filtrlar')}>
        {chips.map((chip) => (
          <li key={chip}>{chip}</li>
        ))}
      </ul>
      <span className={styles.sending} role="status">
        {sending > 0 && t('{{count}} ta yuborilmoqda', { count: sending })}
      </span>
      <PaceSwitch />
      {place && (
        <div className={styles.place}>
          <span className={styles.numbers}>
            <strong>{formatCount(place.number)}</strong> /{' '}
            {place.atLeast ? t('kamida {{count}}', { count: formatCount(place.of) }) : formatCount(place.of)}
          </span>
          <Progress className={styles.line} value={(place.number / Math.max(1, place.of)) * 100} size={4} aria-hidden />
        </div>
      )}
      <Button.Group>
        <Button
          variant="default"
          leftSection={<IconChevronUp size={16} stroke={1.8} aria-hidden />}
          rightSection={<CommandKey of="desk.previous" />}
          disabled={!place || place.number <= 1}
          onClick={() => onMove(-1)}
        >
          {t('Oldingi')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconChevronDown size={16} stroke={1.8} aria-hidden />}
          rightSection={<CommandKey of="desk.next" />}
          disabled={!place || (place.number >= place.of && !place.atLeast)}
          onClick={() => onMove(1)}
        >
          {t('Keyingi')}
        </Button>
      </Button.Group>
    </div>
  );
}
