import { Button } from '@mantine/core';
import { useT } from '@/i18n/use-t.ts';
import { CommandKey, useCommandKey } from '@/kit/commands/command-key.tsx';
import { useMe } from '@/session/session.ts';
import type { Action, Subject } from '../model/action.ts';
import styles from './action-bar.module.css';
import { hintFor, offeredActions } from './actions.ts';
import { commandOf } from './use-action-keys.ts';
import type { Start } from './use-actions.tsx';

const LOOKS = {
  for: { variant: 'filled' },
  against: { variant: 'default', c: 'var(--tb-danger)' },
  back: { variant: 'default' },
  plain: { variant: 'subtle', color: 'gray' },
} as const satisfies Record<Action['tone'], object>;

export type ActionBarProps = { subject: Subject; start: Start };

/** Expanded row: the actions open to this person, and what their dialogs will ask for. */
export function ActionBar({ subject, start }: ActionBarProps) {
  const { t, tr } = useT();
  const { role } = useMe();
  const situation = { role, ...subject };
  const hint = hintFor(situation);
  return (
    <article className={styles.detail} aria-label={tr(subject.initiative.title) || t('Sarlavhasiz tashabbus')}>
      <div className={styles.bar} role="toolbar" aria-label={t('Amallar')}>
        {offeredActions(situation).map((action) => (
          <ActionButton key={action.id} action={action} onClick={() => start(action, subject)} />
        ))}
      </div>
      {hint && <p className={styles.hint}>{t(hint)}</p>}
    </article>
  );
}

function ActionButton({ action, onClick }: { action: Action; onClick: () => void }) {
  const { t } = useT();
  const { label, icon: Sign, tone } = action;
  const cap = useCommandKey(commandOf(action));
  return (
    <span className={tone === 'plain' ? styles.change : undefined}>
      <Button
        {...LOOKS[tone]}
        leftSection={<Sign size={16} stroke={1.7} aria-hidden />}
        {...(cap && { rightSection: <CommandKey of={commandOf(action)} />, 'aria-keyshortcuts': cap })}
        onClick={onClick}
      >
        {t(label)}
      </Button>
    </span>
  );
}
