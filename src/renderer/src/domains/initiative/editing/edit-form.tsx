import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Board } from '@/entities/boards.ts';
import { refreshInitiative } from '@/entities/initiative-queries.ts';
import type { Text } from '@/i18n/text.ts';
import { FormFrame } from '@/kit/forms/form-frame.tsx';
import { SETTLED, unchanged } from '@/kit/forms/nothing-to-send.ts';
import { ReadFrame } from '@/kit/forms/read-frame.tsx';
import { useRebase } from '@/kit/forms/use-rebase.ts';
import { useNotices } from '@/kit/notices.ts';
import { useMe } from '@/session/session.ts';
import { useWaitingText, WaitingNote } from '../forms/waiting-note.tsx';
import { mayEdit, whyNotEdit } from '../model/access.ts';
import type { Initiative } from '../model/initiative.ts';
import { useInitiativeDecision } from '../model/use-initiative-decision.ts';
import { ChangedMeanwhile, FormHead } from '../parts/form-head.tsx';
import { patchInitiative, putInitiative } from './api.ts';
import { EditFields } from './edit-fields.tsx';
import { editPatch, moderatorEdit } from './edit-rules.ts';
import { type EditValues, editValuesOf } from './edit-values.ts';
import { useEditForm } from './use-edit-form.ts';

export type EditFormProps = {
  initiative: Initiative;
  board: Board | undefined;
  /** Called once the changes are saved. */
  onDone: () => void;
  /** Called when the person cancels. */
  onCancel: () => void;
};

/** Edit form of an initiative (spec 001 §2 to §7); read-only for a person who may not edit at present. */
export function EditForm(props: EditFormProps) {
  const { role } = useMe();
  const { initiative, board } = props;
  const [why] = useState(() => whyNotEdit({ role, initiative, board }));
  return why ? <Reading {...props} why={why} /> : <Editing {...props} />;
}

function Reading({ initiative, why, onCancel }: EditFormProps & { why: Text }) {
  const edit = useEditForm(initiative);
  return (
    <ReadFrame why={why} onLeave={onCancel} head={<FormHead initiative={initiative} />}>
      <EditFields edit={edit} />
    </ReadFrame>
  );
}

function Editing({ initiative, board, onDone, onCancel }: EditFormProps) {
  const queries = useQueryClient();
  const notices = useNotices();
  const decision = useInitiativeDecision({ initiative, board, permission: mayEdit });
  const edit = useEditForm(decision.basis);
  const { form, context } = edit;
  useRebase(form, decision.basis, editValuesOf);

  const waits = useWaitingText(edit.waits);
  const save = (now: Initiative, values: EditValues): Promise<unknown> => {
    const before = editValuesOf(decision.basis);
    if (context.asModerator) return putInitiative(now, moderatorEdit(values, before, context));
    const patch = editPatch(values, before, context);
    // Trailing blanks of a text are no change: an empty patch is not sent.
    return Object.keys(patch).length > 0 ? patchInitiative(now, patch) : Promise.resolve();
  };
  /** If somebody else has changed the initiative, the form stays open and shows the changes. */
  const submit = (values: EditValues) => decision.decide((now) => save(now, values));

  return (
    <FormFrame
      form={form}
      onSubmit={submit}
      onDone={() => {
        notices.success('Muvafaqiyatli saqlandi', 'Tabriklaymiz');
        refreshInitiative(queries, initiative.id);
        onDone();
      }}
      onLeave={onCancel}
      save={{ wrong: edit.problems.count, idle: decision.settled ? SETTLED : unchanged(form), waits }}
      head={
        <>
          <FormHead initiative={decision.basis} />
          <ChangedMeanwhile decision={decision} of="edit" />
        </>
      }
    >
      <EditFields edit={edit} />
      <WaitingNote text={waits} />
    </FormFrame>
  );
}
