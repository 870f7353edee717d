import type { Icon } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import type { Text } from '@/i18n/text.ts';

/** `disabled`: the action is shown, but not possible at present. */
export type Permission = 'yes' | 'disabled' | 'no';

/** Whether an action can be taken; a rule without a third answer says true or false. */
export const isPossible = (permission: Permission | boolean): boolean => permission === 'yes' || permission === true;

/** What a dialog of an action tells. `Outcome`: what is known of the record afterwards. */
export type DialogEnds<Outcome> = {
  /** Unmounts the dialog. */
  onClose: () => void;
  /** Called when the platform has carried out the action; the dialog then closes itself. */
  onDone: (outcome: Outcome) => void;
};

/** A dialog on a record, mounted on opening and unmounted on closing. */
export type OwnedDialog<Subject, Outcome> = { id: string; Dialog: ComponentType<Subject & DialogEnds<Outcome>> };

type ActionLabel<Subject> = Text | ((subject: Subject) => Text);

/**
 * An action on a record: its button, its key, and who may take it. `Subject`: what it is begun for; `Situation`: what
 * decides whether it may be; `Label`: `Text` for actions with one name each.
 */
export type RecordAction<Subject, Situation = Subject, Label = ActionLabel<Subject>> = {
  id: string;
  label: Label;
  icon: Icon;
  /** Look of the button: a decision for or against, the way back, an irreversible removal, or neutral. */
  tone: 'for' | 'against' | 'back' | 'danger' | 'plain';
  /** Who sees the action, and when. */
  permission: (situation: Situation) => Permission | boolean;
  /** Reason why the action is disabled; null where none applies. */
  why?: (situation: Situation) => Text | null;
  /** Explanation of the effect. Default: none, the name is enough. */
  note?: Text;
  /** Physical key for the current record. The key only opens the dialog; it never decides. */
  key?: string;
};

/** An action as offered to the person. */
export type Offered<Action> = {
  action: Action;
  /** Shown, but not possible at present. */
  disabled: boolean;
  /** Explanation on the button: why the action is disabled, else its effect where the name is not enough. */
  explanation: Text | null;
};

/** The actions that this person sees, in the order of the table, which is that of the buttons. */
export const actionsOffered = <Situation, Action extends RecordAction<never, Situation>>(
  actions: readonly Action[],
  situation: Situation,
): readonly Offered<Action>[] =>
  actions.flatMap((action) => {
    const permission = action.permission(situation);
    const disabled = permission === 'disabled';
    if (!disabled && !isPossible(permission)) return [];
    return [{ action, disabled, explanation: (disabled ? action.why?.(situation) : action.note) ?? null }];
  });

/** The name of an action on a record. */
export const actionLabel = <Subject>({ label }: { label: ActionLabel<Subject> }, subject: Subject): Text =>
  typeof label === 'function' ? label(subject) : label;
