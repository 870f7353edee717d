import type { Board } from '@/entities/boards.ts';
import { ActionBar } from '@/kit/actions/action-bar.tsx';
import { useMe } from '@/session/session.ts';
import type { Initiative } from '../model/initiative.ts';
import { useActions } from './actions-provider.tsx';
import styles from './initiative-actions.module.css';
import { actionGroups, offeredActions } from './offered.ts';

export type InitiativeActionsProps = {
  initiative: Initiative;
  board: Board | undefined;
};

const SMALL = () => ({ size: 'xs' });

/** Buttons of an expanded row: the actions open to this person (C-027). Renders nothing where there are none. */
export function InitiativeActions({ initiative, board }: InitiativeActionsProps) {
  const { role } = useMe();
  const { start, running } = useActions();
  return (
    <ActionBar
      subject={{ initiative, board }}
      groups={actionGroups(offeredActions({ role, initiative, board }), initiative.stage)}
      styles={styles}
      running={running.get(initiative.id)}
      start={start}
      button={SMALL}
    />
  );
}
