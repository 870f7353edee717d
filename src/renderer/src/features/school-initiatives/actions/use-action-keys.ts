import { useRef } from 'react';
import { type Shortcut, useShortcuts } from '@/kit/keys/use-shortcuts.ts';
import { useMe } from '@/session/session.ts';
import type { Action, Subject } from '../model/action.ts';
import type { SchoolInitiative } from '../model/school-initiative.ts';
import { ACTIONS } from './actions.ts';
import type { Start } from './use-actions.tsx';

/** The keys of the actions, for the current row; returns the function that is told the current row. */
export function useActionKeys(subjectOf: (initiative: SchoolInitiative) => Subject, start: Start) {
  const { role } = useMe();
  const current = useRef<SchoolInitiative>(undefined);
  const open = (action: Action) => {
    const subject = current.current && subjectOf(current.current);
    return subject && action.permission({ role, ...subject }) ? start(action, subject) : false;
  };
  useShortcuts(ACTIONS.flatMap((action): Shortcut[] => (action.key ? [[action.key, () => open(action)]] : [])));
  return (row: SchoolInitiative | undefined) => {
    current.current = row;
  };
}
