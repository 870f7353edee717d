import { useT } from '@/i18n/use-t.ts';
import { actionsOffered } from '@/kit/actions/action.ts';
import { ActionBar } from '@/kit/actions/action-bar.tsx';
import { commandOf } from '@/kit/actions/use-current-row.ts';
import { CommandKey } from '@/kit/commands/command-key.tsx';
import { capsOf } from '@/kit/commands/keys.ts';
import { useMe } from '@/session/session.ts';
import type { Action, Start, Subject } from '../model/action.ts';
import { ACTIONS, hintFor } from './actions.ts';
import styles from './school-actions.module.css';

export type SchoolActionsProps = { subject: Subject; start: Start };

/** Expanded row: the actions open to this person, and what their dialogs will ask for. */
export function SchoolActions({ subject, start }: SchoolActionsProps) {
  const { t, tr } = useT();
  const { role } = useMe();
  const situation = { role, ...subject };
  const hint = hintFor(situation);
  const offered = actionsOffered(ACTIONS, situation);
  const isChange = ({ action: { tone } }: (typeof offered)[number]) => tone === 'plain';
  const groups = [offered.filter((one) => !isChange(one)), offered.filter(isChange)];
  return (
    <article className={styles.detail} aria-label={tr(subject.initiative.title) || t('Sarlavhasiz tashabbus')}>
      <ActionBar
        subject={subject}
        groups={groups.filter(({ length }) => length > 0)}
        styles={styles}
        start={start}
        button={withKey}
      />
      {hint && <p className={styles.hint}>{t(hint)}</p>}
    </article>
  );
}

const withKey = ({ id, key }: Action) =>
  key === undefined
    ? {}
    : { rightSection: <CommandKey of={commandOf('school', id)} />, 'aria-keyshortcuts': capsOf(key).join(' ') };
