import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Board } from '@/entities/boards.ts';
import { useMe } from '@/session/session.ts';
import type { Action, ActionId } from '../model/action.ts';
import { refreshInitiative } from '../model/api.ts';
import type { Initiative } from '../model/initiative.ts';
import { useCall } from './use-call.ts';

/** What an action is started for, as the person sees it at that moment. */
export type Subject = { initiative: Initiative; board: Board | undefined };

export type Actions = {
  /** Opens its dialog or screen, or carries it out after its question. */
  start: (action: Action, subject: Subject) => void;
  /** The call under way by the initiative's id: nothing else can be started for it meanwhile. */
  running: ReadonlyMap<number, ActionId>;
};

const ActionsContext = createContext<Actions | null>(null);

/** The actions of the list or the desk around. */
export function useActions(): Actions {
  const actions = use(ActionsContext);
  if (!actions) throw new Error('useActions outside of its provider');
  return actions;
}

export type ActionsProviderProps = {
  /** Told after the platform has carried an action out. Default: nobody. */
  onDone?: (action: ActionId, initiative: Initiative) => void;
  /** Told when an action is over, done or not: its dialog has gone, its call has ended. Default: nobody. */
  onEnd?: (initiative: Initiative) => void;
  /** Opens a form in a dialog where it could also be a screen: on the review desk. Default: false. */
  inPlace?: boolean;
  children: ReactNode;
};

/**
 * The doing of what a person may do with initiatives (spec 000 §4, §6). Dialogs stand here and not in a row: each holds the
 * initiative that it was opened for until it is closed, wherever its row goes meanwhile.
 */
export function ActionsProvider({ onDone, onEnd, inPlace = false, children }: ActionsProviderProps) {
  const { role } = useMe();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [open, setOpen] = useState<{ action: Action; subject: Subject } | null>(null);

  const done = (action: ActionId, initiative: Initiative) => {
    refreshInitiative(queries, initiative.id);
    onDone?.(action, initiative);
  };
  const { running, call } = useCall({ onDone: done, onEnd: (initiative) => onEnd?.(initiative) });

  const start = (action: Action, subject: Subject) => {
    if (action.kind === 'call') void call(action, subject.initiative);
    else if (action.kind === 'dialog' || (inPlace && action.Dialog)) setOpen({ action, subject });
    else void navigate(action.path(subject.initiative, role));
  };

  return (
    <ActionsContext value={{ start, running }}>
      {children}
      {open && dialogOf(open.action, open.subject)}
    </ActionsContext>
  );

  function dialogOf(action: Action, { initiative, board }: Subject): ReactNode {
    if (action.kind === 'call' || !action.Dialog) return null;
    return (
      // A form is one record's: another one begins afresh.
      <action.Dialog
        key={`${action.id} ${initiative.id}`}
        initiative={initiative}
        board={board}
        onClose={() => {
          setOpen(null);
          onEnd?.(initiative);
        }}
        onDone={() => done(action.id, initiative)}
      />
    );
  }
}
