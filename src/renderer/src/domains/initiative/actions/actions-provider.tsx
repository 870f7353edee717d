import { useQueryClient } from '@tanstack/react-query';
import { type ContextType, createContext, type ReactNode, use, useLayoutEffect, useRef } from 'react';
import { refreshInitiative } from '@/entities/initiative-queries.ts';
import { useActionDialog } from '@/kit/actions/use-action-dialog.tsx';
import { type InFlight, useInFlight } from '@/kit/actions/use-in-flight.ts';
import type { Action, ActionId, Subject } from '../model/action.ts';
import { BehindContext } from '../model/behind.ts';
import type { Initiative } from '../model/initiative.ts';
import { useCall } from './use-call.ts';
import { useScreen } from './use-screen.ts';

/** Starts actions and tracks those in flight. */
export type Actions = {
  /** Opens the action's dialog, or its screen after its check, or makes its call after a confirmation. */
  start: (action: Action, subject: Subject) => void;
  /** Action in flight by initiative id; no other action can start on the same initiative. */
  running: InFlight<ActionId>['running'];
};

const ActionsContext = createContext<Actions | null>(null);

/** The actions of the enclosing `ActionsProvider`. */
export function useActions(): Actions {
  const actions = use(ActionsContext);
  if (!actions) throw new Error('useActions outside of its provider');
  return actions;
}

export type ActionsProviderProps = {
  /** Called after the platform has carried out an action. Default: nothing. */
  onDone?: (action: ActionId, initiative: Initiative) => void;
  /**
   * Called when an action has ended, successful or not: its dialog is closing, or its call has been answered, by which time
   * the person may be elsewhere. Default: nothing.
   */
  onEnd?: (initiative: Initiative, ended: 'dialog' | 'call') => void;
  /** Called when a notice has opened an action's dialog again. Default: nothing. */
  onReopen?: (initiative: Initiative) => void;
  /** How decisions are sent that nobody waits for. Default: null, their dialogs wait. */
  behind?: ContextType<typeof BehindContext>;
  /** Whether the initiative is refetched at once after this action. Default: after every action. */
  rereadAfter?: (action: ActionId) => boolean;
  /** Opens forms in a dialog instead of a screen where both exist, for the review desk. Default: false. */
  inPlace?: boolean;
  children: ReactNode;
};

/**
 * Provides the actions on initiatives (spec 000 §4, §6). Renders the dialogs itself, outside the rows: a dialog keeps
 * its initiative until closed, even if the row leaves the list.
 */
export function ActionsProvider(props: ActionsProviderProps) {
  const { onDone, onEnd, onReopen, behind = null, rereadAfter, inPlace = false, children } = props;
  const queries = useQueryClient();

  const done = (action: ActionId, initiative: Initiative) => {
    refreshInitiative(queries, initiative.id, { now: rereadAfter?.(action) ?? true });
    onDone?.(action, initiative);
  };
  const { open, dialog } = useActionDialog<Subject>({
    owner: 'initiative',
    recordOf: ({ initiative }) => initiative.id,
    onDone: (id, { initiative }) => done(id as ActionId, initiative),
    onClose: ({ initiative }) => onEnd?.(initiative, 'dialog'),
    onReopen: ({ initiative }) => onReopen?.(initiative),
  });
  const flight = useInFlight<ActionId>();
  // A call ends long after the render that started it: the latest `onEnd` knows what is in view then.
  const ended = useRef(onEnd);
  useLayoutEffect(() => {
    ended.current = onEnd;
  });
  const call = useCall(flight, { onDone: done, onEnd: (initiative) => ended.current?.(initiative, 'call') });
  const openScreen = useScreen(flight);

  const start = (action: Action, subject: Subject) => {
    if (action.kind === 'call') void call(action, subject.initiative);
    else if (action.Dialog && (action.kind === 'dialog' || inPlace))
      open({ ...action, Dialog: action.Dialog }, subject);
    else if (action.kind === 'page') openScreen(action, subject);
  };

  return (
    <ActionsContext value={{ start, running: flight.running }}>
      {children}
      <BehindContext value={behind}>{dialog}</BehindContext>
    </ActionsContext>
  );
}
