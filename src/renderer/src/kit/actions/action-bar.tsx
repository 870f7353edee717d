import { useT } from '@/i18n/use-t.ts';
import { actionLabel, type Offered, type RecordAction } from './action.ts';
import { ActionButton, type ActionButtonProps } from './action-button.tsx';

export type ActionBarProps<Subject, Action> = {
  subject: Subject;
  /** The actions open to this person; groups are set apart. Nothing is rendered for none. */
  groups: readonly (readonly Offered<Action>[])[];
  /** Classes of the bar and of a group. */
  styles: { readonly bar?: string | undefined; readonly group?: string | undefined };
  /** Id of the action in flight on the record: no other one can start. Default: none. */
  running?: string | undefined;
  start: (action: Action, subject: Subject) => void;
  /** More about a button, such as its key. Default: nothing. */
  button?: (action: Action) => Partial<ActionButtonProps>;
};

/** Buttons of the actions on a record. */
export function ActionBar<Subject, Action extends RecordAction<Subject, never>>(
  props: ActionBarProps<Subject, Action>,
) {
  const { subject, groups, styles, running, start, button } = props;
  const { t } = useT();
  if (groups.length === 0) return null;
  return (
    <div className={styles.bar} role="toolbar" aria-label={t('Amallar')}>
      {groups.map((group) => (
        <div key={group[0]?.action.id} className={styles.group}>
          {group.map((offered) => {
            const { action } = offered;
            return (
              <ActionButton
                key={action.id}
                offered={offered}
                waits={running !== undefined && running !== action.id}
                loading={running === action.id}
                onClick={() => start(action, subject)}
                {...button?.(action)}
              >
                {t(actionLabel(action, subject))}
              </ActionButton>
            );
          })}
        </div>
      ))}
    </div>
  );
}
