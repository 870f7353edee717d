import { useMemo, useRef } from 'react';
import type { Text } from '@/i18n/text.ts';
import type { Command } from '../commands/command.ts';
import { isPossible, type Permission, type RecordAction } from './action.ts';

/** The row with the cursor, on which keys act. */
export type CurrentRow<Row> = {
  readonly set: (row: Row | undefined) => void;
  /** What a command does to the row that is current now: `bind` keeps that row. `may`: whether it can. Default: always. */
  readonly act: (
    run: (row: Row) => unknown,
    may?: (row: Row) => boolean,
  ) => Required<Pick<Command, 'run' | 'bind' | 'enabled'>>;
};

/** Keeps the current row of a list for its commands. */
export function useCurrentRow<Row>(): CurrentRow<Row> {
  const current = useRef<Row>(undefined);
  return useMemo(
    () => ({
      set: (row) => {
        current.current = row;
      },
      act: (run, may = () => true) => {
        const open = () => (current.current !== undefined && may(current.current) ? current.current : undefined);
        const bind = () => {
          const row = open();
          return () => (row === undefined ? false : run(row));
        };
        return { run: () => bind()(), bind, enabled: () => open() !== undefined };
      },
    }),
    [],
  );
}

/** Id of an action among the commands. `of`: the list, such as `school`. */
export const commandOf = (of: string, action: string): string => `${of}.${action}`;

type CommandOptions<Row, Action extends { id: string }> = {
  of: string;
  where: Text;
  /** Names that are clearer than the labels, away from the row. */
  titles: Partial<Record<Action['id'], Text>>;
  row: CurrentRow<Row>;
  permission: (action: Action, row: Row) => Permission | boolean;
  start: (action: Action, row: Row) => void;
};

/** The commands of actions on the current row: each can run if its button would be enabled. */
export const actionCommands = <Row, Action extends RecordAction<never, never, Text>>(
  actions: readonly Action[],
  { of, where, titles, row, permission, start }: CommandOptions<Row, Action>,
): readonly Command[] =>
  actions.map((action) => ({
    id: commandOf(of, action.id),
    title: titles[action.id as Action['id']] ?? action.label,
    where,
    keys: action.key ? [action.key] : [],
    ...row.act(
      (now) => start(action, now),
      (now) => isPossible(permission(action, now)),
    ),
  }));
