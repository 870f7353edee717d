import { Button } from '@mantine/core';
import type { Board } from '@/entities/boards.ts';
import { useT } from '@/i18n/use-t.ts';
import type { Initiative } from '../initiative.ts';
import type { Action } from './action.ts';
import styles from './action-bar.module.css';
import { useActions } from './use-actions.tsx';

export type ActionBarProps = {
  initiative: Initiative;
  board: Board | undefined;
};

const LOOKS = {
  for: { variant: 'filled' },
  against: { variant: 'default', c: 'var(--tb-danger)' },
  danger: { variant: 'subtle', color: 'red', c: 'var(--tb-danger)' },
  plain: { variant: 'subtle', color: 'gray' },
} as const satisfies Record<Action['tone'], object>;

/** What stands together: decisions, the rest, and apart from them what takes away. */
const GROUPS: readonly (readonly Action['tone'][])[] = [['for', 'against'], ['plain'], ['danger']];

/** The buttons of an open row: what this person may do with the initiative (C-027). Nothing where there is nothing. */
export function ActionBar({ initiative, board }: ActionBarProps) {
  const { t } = useT();
  const { offered, start, running, dialog } = useActions({ initiative, board });
  if (offered.length === 0) return null;
  const groups = GROUPS.map((tones) => offered.filter(({ action }) => tones.includes(action.tone)));
  return (
    <div className={styles.bar} role="toolbar" aria-label={t('Amallar')}>
      {groups
        .filter((group) => group.length > 0)
        .map((group) => (
          <div key={group[0]?.action.id} className={styles.group}>
            {group.map(({ action, disabled }) => (
              <Button
                key={action.id}
                size="xs"
                {...LOOKS[action.tone]}
                leftSection={<action.icon size={16} stroke={1.7} aria-hidden />}
                disabled={disabled || (running !== null && running !== action.id)}
                loading={running === action.id}
                onClick={() => start(action)}
              >
                {t(typeof action.label === 'function' ? action.label(initiative) : action.label)}
              </Button>
            ))}
          </div>
        ))}
      {dialog}
    </div>
  );
}
