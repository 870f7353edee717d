import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { DraftPlace } from '@shared/drafts.ts';
import { type ReactNode, useRef } from 'react';
import type { Text } from '@/i18n/text.ts';
import { useT } from '@/i18n/use-t.ts';
import { SendingBanner } from '../drafts/draft-banner.tsx';
import { useEarlierSending } from '../drafts/use-earlier-sending.ts';
import { SENDING, useLeaveGuard } from '../drafts/use-leave-guard.ts';
import { goneText } from '../empty-state.tsx';
import { DialogBody, DialogFooter, FramedDialog } from '../framed-dialog.tsx';
import { HoldNote } from '../holds/hold-note.tsx';
import { useSendHold } from '../holds/hold-sending.tsx';
import { useNotices } from '../notices.ts';
import type { Behind } from './behind.ts';
import { FailureAlert } from './failure-alert.tsx';
import { Gone } from './not-sent.ts';
import { useOwnDialogs } from './own-dialog.tsx';
import { unknownText } from './unknown-text.ts';
import { WAIT } from './use-form-flow.ts';
import { useFormKeys } from './use-form-keys.ts';
import { type Outcome, useSubmit } from './use-submit.ts';

export type SendDialogProps = {
  title: Text;
  /** The send button; null if there is nothing to send: the dialog can only be closed. */
  submit: { label: Text; danger?: boolean } | null;
  /**
   * Place by which it is known that this is being sent, as the draft's is for a form. Default: none, it is not known once the
   * dialog has been left.
   */
  place?: DraftPlace;
  /** The dialog closes with the press. Default: it waits for the answer. */
  behind?: Behind | undefined;
  /** Sends. The dialog closes on 'done'; if this throws, the dialog stays and shows the error. */
  onSubmit: () => Promise<Outcome>;
  /** Words for a failure; the screen's document says where the platform's message goes. */
  failure: Text;
  /** Text for a missing answer, when the outcome is unknown: the effect of sending again. */
  unsure: Text;
  /** Closes the dialog: stop rendering it. */
  onClose: () => void;
  /** Describes what will be sent. */
  children: ReactNode;
};

/** For a dialog whose sending is not known by a place. */
const NOWHERE: DraftPlace = { scope: '', record: '' };

/**
 * A dialog without fields, to confirm what will be sent. Opens when rendered. Sends by its button, Ctrl+S and
 * Ctrl+Enter, once at a time; closes by Esc, but while sending it says so instead. Shows the error of a failure.
 */
export function SendDialog(props: SendDialogProps) {
  const { title, submit, place = NOWHERE, behind, onSubmit, failure, unsure, onClose, children } = props;
  const { t } = useT();
  const hold = useSendHold();
  const body = useRef<HTMLDivElement>(null);
  const form = { ...useForm({ initialValues: {} }), ...(place !== NOWHERE && { draft: place }) };
  const { send, sending, error, ended, letGo } = useSubmit({
    ...{ form, fields: body, work: onSubmit, failure },
    done: () => {
      release();
      onClose();
    },
    behind: behind && { ...behind, leave: onClose },
  });
  const going = useEarlierSending(place) && !sending;
  const { guarded, release } = useLeaveGuard(sending ? 'sending' : null, letGo, SENDING, ended);
  const isOwn = useOwnDialogs().length > 0;
  const notices = useNotices();
  const close = () => {
    // Only navigation leaves while sending where nothing would lead back to the dialog.
    if (sending && !isOwn) notices.info(WAIT);
    else guarded(onClose)();
  };

  // No `leave`: Esc belongs to the dialog, as nothing can be typed here.
  useFormKeys(body, { send: submit && !hold && !going ? send : null });

  return (
    <FramedDialog opened onClose={close} title={t(title)} size={560}>
      <DialogBody ref={body}>
        {going && <SendingBanner />}
        {children}
        {error && (
          <FailureAlert
            error={error}
            words={failure}
            unsure={unknownText(error, unsure, t)}
            after={error instanceof Gone && t(goneText(error))}
          />
        )}
        {submit && <HoldNote />}
      </DialogBody>
      <DialogFooter>
        <Button variant="default" onClick={close} disabled={sending} data-autofocus>
          {t(submit && !hold ? 'Bekor qilish' : 'Yopish')}
        </Button>
        {submit && (
          <Button
            onClick={send}
            loading={sending}
            disabled={hold !== null || going}
            {...(submit.danger && { color: 'red' })}
            {...(hold && { title: t(hold.reason) })}
          >
            {t(submit.label)}
          </Button>
        )}
      </DialogFooter>
    </FramedDialog>
  );
}
