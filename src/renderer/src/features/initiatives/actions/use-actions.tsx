import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Board } from '@/entities/boards.ts';
import { useConfirm } from '@/kit/confirm.ts';
import { useNotices } from '@/kit/notices.ts';
import { useMe } from '@/session/session.ts';
import { refreshInitiative } from '../api.ts';
import type { Initiative } from '../initiative.ts';
import type { Action, ActionId } from './action.ts';
import { ACTIONS } from './actions.ts';

export type OfferedAction = { action: Action; disabled: boolean };

export type InitiativeActions = {
  /** What the person may see, in the order of the buttons. */
  offered: readonly OfferedAction[];
  /** Opens its dialog or screen, or carries it out after its question. */
  start: (action: Action) => void;
  /** The one whose call is under way: nothing else can be started meanwhile. */
  running: ActionId | null;
  /** The dialog that is open; stands anywhere in the page. */
  dialog: ReactNode;
};

type Options = {
  initiative: Initiative;
  board: Board | undefined;
  /** Told after the platform has carried an action out. Default: nobody. */
  onDone?: (action: ActionId) => void;
  /** Told when an action is over, done or not: its dialog has gone, its call has ended. Default: nobody. */
  onEnd?: () => void;
  /** Opens a form in a dialog where it could also be a screen: on the review desk. Default: false. */
  inPlace?: boolean;
};

/** What this person may do with an initiative, and the doing of it (spec 000 §4, §6). */
export function useActions({ initiative, board, onDone, onEnd, inPlace = false }: Options): InitiativeActions {
  const { role } = useMe();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const confirm = useConfirm();
  const notices = useNotices();
  const [running, setRunning] = useState<ActionId | null>(null);
  const [open, setOpen] = useState<Action | null>(null);

  const offered = ACTIONS.flatMap((action) => {
    const permission = action.permission({ role, initiative, board });
    return permission === 'no' ? [] : [{ action, disabled: permission === 'disabled' }];
  });

  const done = (id: ActionId) => {
    refreshInitiative(queries, initiative.id);
    onDone?.(id);
  };

  const carryOut = async (action: Action & { kind: 'call' }) => {
    if (running || (action.ask && !(await confirm(action.ask)))) return;
    setRunning(action.id);
    try {
      await action.call(initiative);
      notices.success(action.success(initiative));
      done(action.id);
    } catch (error) {
      notices.failure(
        error,
        action.failure ?? "Amaliyotni bajarishda xatolik sodir bo'ldi. iltimos qayta urinib ko'ring!",
      );
    } finally {
      setRunning(null);
      onEnd?.();
    }
  };

  const start = (action: Action) => {
    if (action.kind === 'call') void carryOut(action);
    else if (action.kind === 'dialog' || (inPlace && action.Dialog)) setOpen(action);
    else void navigate(action.path(initiative, role));
  };

  return { offered, start, running, dialog: open && dialogOf(open) };

  function dialogOf(action: Action): ReactNode {
    if (action.kind === 'call' || !action.Dialog) return null;
    return (
      <Suspense>
        <action.Dialog
          initiative={initiative}
          board={board}
          onClose={() => {
            setOpen(null);
            onEnd?.();
          }}
          onDone={() => done(action.id)}
        />
      </Suspense>
    );
  }
}
