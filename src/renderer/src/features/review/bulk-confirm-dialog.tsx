import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { AppError, hasNoAnswer } from '@shared/errors.ts';
import { useRef } from 'react';
import { type Initiative, topicOf } from '@/domains/initiative/model/initiative.ts';
import type { Board } from '@/entities/boards.ts';
import type { Translation } from '@/i18n/i18n.ts';
import { useT } from '@/i18n/use-t.ts';
import { Dialog } from '@/kit/dialog.tsx';
import { useFormKeys } from '@/kit/forms/use-form-keys.ts';
import { HoldNote } from '@/kit/holds/hold-note.tsx';
import { useSendHold } from '@/kit/holds/hold-sending.tsx';
import { ChosenList } from '@/kit/runs/chosen-list.tsx';
import { RunList, type RunOutcome } from '@/kit/runs/run-list.tsx';
import { isUnanswered, leftOf } from '@/kit/runs/unanswered.ts';
import { type Confirmed, type ConfirmRun, type ConfirmWork, useBulkConfirm } from './use-bulk-confirm.ts';

const idOf = ({ id }: Initiative) => id;

/** Outcome of each initiative to be confirmed. */
function BulkRuns({ runs }: { runs: readonly ConfirmRun[] }) {
  const { t, tr } = useT();
  return <RunList runs={runs} rowId={idOf} label={(one) => tr(topicOf(one))} outcome={(run) => outcomeOf(run, t)} />;
}

function outcomeOf(run: Extract<ConfirmRun, { state: 'done' | 'failed' }>, t: Translation['t']): RunOutcome {
  if (run.state === 'done') {
    if (run.value === 'confirmed') return { text: t('Tadiqlandi'), look: 'good' };
    const text = run.value === 'changed' ? "O'zgargan: qayta ko'rib chiqing" : 'Qaror allaqachon qabul qilingan';
    return { text: t(text), look: 'warn' };
  }
  const error = AppError.from(isUnanswered(run.error) ? run.error.cause : run.error);
  const { number } = error;
  if (isUnanswered(run.error)) return { text: t("Javob kelmadi: tasdiqlangan bo'lishi mumkin"), look: 'warn', number };
  // The refetch before sending failed, so nothing was sent.
  const text = t(hasNoAnswer(error) ? 'Tadiqlanmadi: aloqa uzildi' : 'Tadiqlanmadi');
  // The platform's message follows the document's (C-061, Z-141).
  return { text: error.serverMessage === undefined ? text : `${text}: ${error.serverMessage}`, look: 'bad', number };
}

const isAccepted = ({ moderation_sub_stage }: Initiative) => moderation_sub_stage === 'MODERATOR_ACCEPTED';

export type BulkConfirmDialogProps = {
  work: ConfirmWork;
  board: Board | undefined;
  /** Called with the outcome of each initiative once the platform has answered. */
  onOutcome: (id: number, outcome: Confirmed) => void;
  onClose: () => void;
};

/**
 * Dialog that confirms the moderator's decisions on several initiatives by single calls, showing the outcome of each.
 */
export function BulkConfirmDialog({ work, board, onOutcome, onClose }: BulkConfirmDialogProps) {
  const { t, tr } = useT();
  const hold = useSendHold();
  const { initiatives } = work;
  const { runs, running, stopping, start, stop } = useBulkConfirm({ work, board, onOutcome });
  const accepted = initiatives.filter(isAccepted).length;
  const { undone, unsure } = leftOf(runs);
  const again = undone + unsure;
  const begun = runs.length > 0;
  const submit = () => {
    if (!running && !hold && (!begun || again > 0)) void start();
  };

  const body = useRef<HTMLDivElement>(null);
  useFormKeys(body, { send: submit });

  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('Belgilanganlarni tasdiqlash')}
      size={600}
      closeOnClickOutside={!running}
      closeOnEscape={!running}
      withCloseButton={!running}
    >
      <Stack ref={body} gap={14}>
        {!begun && (
          <>
            <Text>
              {t("{{count}} ta tashabbus bo'yicha moderator xulosasi tasdiqlanadi.", { count: initiatives.length })}
            </Text>
            <Text c="var(--tb-text-2)">
              {t('Qabul qilinadi: {{accepted}} ta. Rad etiladi: {{rejected}} ta.', {
                accepted,
                rejected: initiatives.length - accepted,
              })}
            </Text>
            <ChosenList
              chosen={initiatives.map((one) => ({
                id: one.id,
                said: () => ({
                  name: [one.public_id, tr(one.author_fullname)].filter(Boolean).join(', '),
                  words: tr(topicOf(one)),
                }),
                mark: isAccepted(one) ? undefined : t('Rad etiladi'),
              }))}
            />
          </>
        )}
        {begun && <BulkRuns runs={runs} />}
        {begun && !running && again > 0 && (
          <Alert color="yellow" role="alert">
            {undone > 0 && (
              <div>{t('{{count}} ta tashabbus tasdiqlanmadi. Ular navbatda qoldi.', { count: undone })}</div>
            )}
            {unsure > 0 && (
              <div>
                {t(
                  "{{count}} ta tashabbus tasdiqlangan bo'lishi mumkin: javob kelmadi. Qayta urinishda avval hozirgi holati tekshiriladi.",
                  { count: unsure },
                )}
              </div>
            )}
          </Alert>
        )}
        {!running && <HoldNote />}
        <Group justify="flex-end" gap={8}>
          {running ? (
            <Button variant="default" onClick={stop} loading={stopping}>
              {t("To'xtatish")}
            </Button>
          ) : (
            // Initial focus: the Enter that opened the dialog, held or doubled, must not confirm all initiatives.
            <Button variant="default" onClick={onClose} data-autofocus>
              {t(begun ? 'Yopish' : 'Bekor qilish')}
            </Button>
          )}
          {(!begun || again > 0 || running) && (
            <Button
              onClick={submit}
              loading={running}
              disabled={hold !== null}
              {...(hold && { title: t(hold.reason) })}
            >
              {t(begun && !running ? 'Qayta urinish' : 'Tasdiqlash')}
            </Button>
          )}
        </Group>
      </Stack>
    </Dialog>
  );
}
