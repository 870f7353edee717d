import type { Role } from '@shared/roles.ts';
import type { RefObject } from 'react';
import type { Command } from '@/kit/commands/command.ts';
import { type Act, actsOn, mayAct } from './access.ts';
import { ACTS, DIALOG_ACTS } from './acts.ts';
import type { Appeal } from './appeal.ts';

const where = 'Murojaatlarda' as const;

type Options = {
  role: Role;
  /** The row with the cursor. */
  current: RefObject<Appeal | undefined>;
  start: (act: (typeof DIALOG_ACTS)[number], appeal: Appeal) => void;
  openAuthor: (appeal: Appeal) => unknown;
  toggle: (appeal: Appeal) => void;
};

const commandOf = (act: Act): string => `appeals.${act}`;

/** Commands for the current appeal of the list. */
export function appealCommands({ role, current, start, openAuthor, toggle }: Options): readonly Command[] {
  const onCurrent = (run: (appeal: Appeal) => unknown, may: (appeal: Appeal) => boolean = () => true) => {
    const on = (appeal: Appeal | undefined) => (appeal ? run(appeal) : false);
    return {
      run: () => on(current.current),
      bind: () => {
        const appeal = current.current;
        return () => on(appeal);
      },
      enabled: () => current.current !== undefined && may(current.current),
    };
  };
  return [
    ...DIALOG_ACTS.map((act) => ({
      id: commandOf(act),
      title: act === 'reject' ? ('Murojaatni rad etish' as const) : ACTS[act].label,
      where,
      keys: [ACTS[act].key],
      ...onCurrent(
        (appeal) => start(act, appeal),
        (appeal) => actsOn(role, appeal).includes(act),
      ),
    })),
    {
      id: 'appeals.author',
      title: 'Muallifning tashabbuslarini ochish',
      where,
      keys: ['KeyU'],
      ...onCurrent(openAuthor),
    },
    {
      id: 'appeals.tick',
      title: 'Murojaatni belgilash',
      where,
      keys: ['KeyX'],
      ...onCurrent(toggle, () => mayAct(role)),
    },
  ];
}
