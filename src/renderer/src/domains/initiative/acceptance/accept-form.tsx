import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Board } from '@/entities/boards.ts';
import { refreshInitiative } from '@/entities/initiative-queries.ts';
import type { Text } from '@/i18n/text.ts';
import { FormFrame } from '@/kit/forms/form-frame.tsx';
import { readFirst } from '@/kit/forms/not-sent.ts';
import { SETTLED } from '@/kit/forms/nothing-to-send.ts';
import { ReadFrame } from '@/kit/forms/read-frame.tsx';
import { useRebase } from '@/kit/forms/use-rebase.ts';
import { KeysHeld } from '@/kit/keys/keys-held.tsx';
import { lazyComponent } from '@/kit/lazy-component.tsx';
import { useNotices } from '@/kit/notices.ts';
import { useMe } from '@/session/session.ts';
import { useWaitingText, WaitingNote } from '../forms/waiting-note.tsx';
import { mayDecide, whyNotDecide } from '../model/access.ts';
import { readInitiative } from '../model/api.ts';
import { useBehind } from '../model/behind.ts';
import type { Initiative } from '../model/initiative.ts';
import { useInitiativeDecision } from '../model/use-initiative-decision.ts';
import { ChangedMeanwhile, FormHead } from '../parts/form-head.tsx';
import { AcceptFields } from './accept-fields.tsx';
import { type AcceptValues, acceptValuesOf } from './accept-values.ts';
import { acceptInitiative } from './api.ts';
import { useAcceptForm } from './use-accept-form.ts';
import { useLastCustomer } from './use-last-customer.ts';

const RegistryDialog = lazyComponent(
  async () => (await import('../registry/registry-dialog.tsx')).RegistryDialog,
  KeysHeld,
);

export type AcceptFormProps = {
  initiative: Initiative;
  board: Board | undefined;
  /** Called once the initiative is accepted. */
  onDone: () => void;
  /** Called when the person cancels. */
  onCancel: () => void;
};

/** Acceptance form of an initiative (spec 000 §2); read-only for a person who may not decide. */
export function AcceptForm(props: AcceptFormProps) {
  const { role } = useMe();
  const { initiative, board } = props;
  // Snapshot: a decision made by somebody else meanwhile must not discard the input.
  const [why] = useState(() => whyNotDecide({ role, initiative, board }));
  return why ? <Reading {...props} why={why} /> : <Deciding {...props} />;
}

function Reading({ initiative, board, why, onCancel }: AcceptFormProps & { why: Text }) {
  const accept = useAcceptForm(initiative, board);
  return (
    <ReadFrame why={why} onLeave={onCancel} head={<FormHead initiative={initiative} />}>
      <AcceptFields accept={accept} />
    </ReadFrame>
  );
}

function Deciding({ initiative, board, onDone, onCancel }: AcceptFormProps) {
  const { role } = useMe();
  const queries = useQueryClient();
  const notices = useNotices();
  const decision = useInitiativeDecision({
    initiative,
    board,
    permission: mayDecide,
    behind: useBehind(initiative),
    early: false,
  });
  const accept = useAcceptForm(decision.basis, board);
  useRebase(accept.form, decision.basis, acceptValuesOf);

  const waits = useWaitingText(accept.waits);
  const [editingRegistry, setEditingRegistry] = useState(false);
  const { registry, boards } = accept.lookups;
  const ofRegistry = accept.acceptance.amountSource === 'registry';
  const { category_id: category } = accept.acceptance;
  const { last, remember } = useLastCustomer({ initiative: decision.basis, board, category });
  const accepting = async (now: Initiative, values: AcceptValues) => {
    if (ofRegistry && (await readFirst(registry.readAgain)) !== accept.acceptance.amount) {
      notices.warn("Siz tahrirlayotganingizda reyestr o'zgardi");
      return 'stay';
    }
    const body = accept.body(values);
    const answer = await acceptInitiative(role, now, body);
    remember(body);
    return answer;
  };
  const submit = async (values: AcceptValues) => {
    const outcome = await decision.decide((now) => accepting(now, values));
    // The form stays open and shows the changes.
    if (outcome === 'stay' && ofRegistry) void registry.query.refetch();
    return outcome;
  };
  /**
   * After an edit of the registry the platform may have updated the initiative's amount: not a change by somebody else.
   */
  const registryEdited = () =>
    registry.follow(async () => {
      refreshInitiative(queries, initiative.id);
      const { granted_amount } = await readInitiative(initiative.id);
      decision.adopt({ granted_amount });
    });

  return (
    <>
      <FormFrame
        form={accept.form}
        onSubmit={submit}
        onDone={() => {
          notices.success("Ma'qullash bajarildi.");
          refreshInitiative(queries, initiative.id, { now: false });
          onDone();
        }}
        onLeave={onCancel}
        toFill
        save={{
          wrong: accept.problems.count,
          idle: decision.settled ? SETTLED : undefined,
          waits,
          behind: decision.behind,
        }}
        head={
          <>
            <FormHead initiative={decision.basis} />
            <ChangedMeanwhile decision={decision} />
          </>
        }
      >
        <AcceptFields accept={accept} registry={{ board, open: () => setEditingRegistry(true) }} lastCustomer={last} />
        <WaitingNote
          text={waits}
          retry={
            accept.waits.includes('board')
              ? { retry: () => void boards.refetch(), retrying: boards.isFetching }
              : undefined
          }
        />
      </FormFrame>
      {/* Outside the form: submitting the registry dialog would also submit an enclosing form. */}
      {editingRegistry && (
        <RegistryDialog
          initiative={decision.basis}
          board={board}
          onClose={() => setEditingRegistry(false)}
          onDone={() => void registryEdited()}
        />
      )}
    </>
  );
}
