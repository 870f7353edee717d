import { AppError, hasNoAnswer, mayBeDone } from '@shared/errors.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useFindUndo } from '@/entities/undo.ts';
import type { FailureWords } from '@/i18n/failure-words.ts';
import type { Text } from '@/i18n/text.ts';
import { useT } from '@/i18n/use-t.ts';
import type { InFlight } from '@/kit/actions/use-in-flight.ts';
import { useConfirm } from '@/kit/confirm.ts';
import { changesBetween } from '@/kit/decisions/changes.ts';
import { useNotices } from '@/kit/notices.ts';
import { withReread } from '@/kit/reread.ts';
import type { ActionId, CallAction } from '../model/action.ts';
import { readInitiative } from '../model/api.ts';
import type { Initiative } from '../model/initiative.ts';
import { INITIATIVE_FACTS } from '../model/initiative-facts.tsx';
import { adoptInitiative, rereadInitiative } from '../model/reread.ts';
import { nameOf } from '../parts/naming.tsx';

/** Words for an answer that was lost or cannot be read: the outcome is unknown. */
const unsureOf = (error: AppError, failure: Text | undefined): FailureWords => ({
  title: failure ?? (hasNoAnswer(error) ? 'Aloqa uzilib qoldi' : "Server javobini o'qib bo'lmadi"),
  text: "Amal bajarilgan bo'lishi ham, bajarilmagan bo'lishi ham mumkin: tashabbusning hozirgi holati qayta o'qiladi.",
  server: 'never',
  warning: true,
});

type CallEnds = {
  /** Called when the platform has carried out the action. */
  onDone: (action: ActionId, initiative: Initiative) => void;
  /** Called when the action has ended, successful or not. */
  onEnd: (initiative: Initiative) => void;
};

/**
 * Makes the single calls of actions, each after its confirmation, one at a time per initiative. An action first
 * refetches the initiative: nothing is sent if it has changed since the person looked. After a refusal or a lost
 * answer the initiative is refetched, as the platform may still have carried out the action.
 */
export function useCall({ alone, shown }: InFlight<ActionId>, { onDone, onEnd }: CallEnds) {
  const queries = useQueryClient();
  const confirm = useConfirm();
  const notices = useNotices();
  const findUndo = useFindUndo();
  const translation = useT();

  const tell = (thrown: unknown, { failure }: CallAction, sent: boolean) => {
    const error = AppError.from(thrown);
    const words = failure ?? "Amaliyotni bajarishda xatolik sodir bo'ldi. iltimos qayta urinib ko'ring!";
    notices.failure(error, sent && mayBeDone(error) ? unsureOf(error, failure) : words);
  };

  /** Refetches the initiative; null, with a notice, where it differs from what the person saw. Throws `AppError`. */
  const asSeen = async (seen: Initiative, restsOn: CallAction['restsOn'] = []): Promise<Initiative | null> => {
    const now = await readInitiative(seen.id);
    const changes = changesBetween([...INITIATIVE_FACTS, ...restsOn], seen, now);
    if (changes.length === 0) return now;
    adoptInitiative(queries, now);
    const { t } = translation;
    const fields = changes.map(({ label }) => t(label)).join(', ');
    const raw = t("O'zgargan: {{fields}}. Amal yuborilmadi: hozirgi holatni ko'rib, qayta tasdiqlang.", { fields });
    notices.warn({ raw }, "Siz ko'rayotganingizda tashabbus o'zgardi");
    return null;
  };

  const carryOut = async (action: CallAction, seen: Initiative) => {
    let sent = false;
    try {
      const initiative = await shown(action.id, seen.id, async () => {
        const now = await asSeen(seen, action.restsOn);
        if (!now) return null;
        sent = true;
        await withReread(
          () => action.call(now),
          () => void rereadInitiative(queries, now.id),
        );
        return now;
      });
      if (!initiative) return;
      const [text, title] = action.success(initiative);
      notices.success(text, title, findUndo({ kind: 'initiative', id: String(initiative.id) }));
      onDone(action.id, initiative);
    } catch (error) {
      tell(error, action, sent);
    } finally {
      onEnd(seen);
    }
  };

  return (action: CallAction, initiative: Initiative): Promise<void> =>
    alone(initiative.id, async () => {
      const { ask } = action;
      if (ask && !(await confirm({ ...ask, about: nameOf(initiative, translation) }))) return;
      await carryOut(action, initiative);
    });
}
