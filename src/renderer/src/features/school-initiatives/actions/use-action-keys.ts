import { useRef } from 'react';
import type { Text } from '@/i18n/catalogue.ts';
import { useCommands } from '@/kit/commands/use-commands.ts';
import { useMe } from '@/session/session.ts';
import type { Action, Subject } from '../model/action.ts';
import type { SchoolInitiative } from '../model/school-initiative.ts';
import { ACTIONS } from './actions.ts';
import type { Start } from './use-actions.tsx';

/** Names of the actions whose labels are unclear outside their row. */
const TITLES: Partial<Record<Action['id'], Text>> = { accept: 'Qabul qilish oynasi', decline: 'Rad etish oynasi' };
/** Id of an action among the commands. */
export const commandOf = ({ id }: Pick<Action, 'id'>): string => `school.${id}`;

/** Binds the keys of the actions to the current row; returns the function that sets the current row. */
export function useActionKeys(subjectOf: (initiative: SchoolInitiative) => Subject, start: Start) {
  const { role } = useMe();
  const current = useRef<SchoolInitiative>(undefined);
  /** The subject of an action, if this person may take it on the current row. */
  const subjectFor = (action: Action) => {
    const subject = current.current && subjectOf(current.current);
    return subject && action.permission({ role, ...subject }) ? subject : null;
  };
  /** Opens an action for the row that is current now. */
  const opening = (action: Action) => {
    const subject = subjectFor(action);
    return () => (subject ? start(action, subject) : false);
  };
  useCommands(
    ACTIONS.map((action) => ({
      id: commandOf(action),
      title: TITLES[action.id] ?? action.label,
      where: 'Maktab tashabbuslarida' as const,
      keys: action.key ? [action.key] : [],
      run: () => opening(action)(),
      bind: () => opening(action),
      enabled: () => subjectFor(action) !== null,
    })),
  );
  return (row: SchoolInitiative | undefined) => {
    current.current = row;
  };
}
