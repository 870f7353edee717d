import type { Board } from '@/entities/boards.ts';
import { useT } from '@/i18n/use-t.ts';
import { useMe } from '@/session/session.ts';
import type { Action } from '../model/action.ts';
import type { Initiative } from '../model/initiative.ts';
import styles from './action-bar.module.css';
import { ActionButton } from './action-button.tsx';
import { useActions } from './actions-provider.tsx';
import { actionGroups, offeredActions } from './offered.ts';

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

/** Buttons of an expanded row: the actions open to this person (C-027). Renders nothing where there are none. */
export function ActionBar({ initiative, board }: ActionBarProps) {
  const { t } = useT();
  const { role } = useMe();
  const { start, running } = useActions();
  const groups = actionGroups(offeredActions({ role, initiative, board }), initiative.stage);
  if (groups.length === 0) return null;
  const now = running.get(initiative.id);
  return (
    <div className={styles.bar} role="toolbar" aria-label={t('Amallar')}>
      {groups.map((group) => (
        <div key={group[0]?.action.id} className={styles.group}>
          {group.map((offered) => {
            const { id, label, tone } = offered.action;
            return (
              <ActionButton
                key={id}
                offered={offered}
                size="xs"
                {...LOOKS[tone]}
                waits={now !== undefined && now !== id}
                loading={now === id}
                onClick={() => start(offered.action, { initiative, board })}
              >
                {t(typeof label === 'function' ? label(initiative) : label)}
              </ActionButton>
            );
          })}
        </div>
      ))}
    </div>
  );
}
