import { AppError, hasNoAnswer } from '@shared/errors.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useFindUndo } from '@/entities/undo.ts';
import type { FailureWords } from '@/i18n/failure-words.ts';
import { useT } from '@/i18n/use-t.ts';
import { useConfirm } from '@/kit/confirm.ts';
import { useNotices } from '@/kit/notices.ts';
import { withReread } from '@/kit/reread.ts';
import type { ActionId, CallAction } from '../model/action.ts';
import type { Initiative } from '../model/initiative.ts';
import { rereadInitiative } from '../model/reread.ts';
import { nameOf } from '../parts/naming.tsx';
import type { InFlight } from './use-in-flight.ts';

/** The answer is lost: what it said is not known. */
const UNSURE: FailureWords = {
  text: "Amal bajarilgan bo'lishi ham, bajarilmagan bo'lishi ham mumkin: tashabbusning hozirgi holati qayta o'qiladi.",
  server: 'never',
  warning: true,
};

type CallEnds = {
  /** Called when the platform has carried out the action. */
  onDone: (action: ActionId, initiative: Initiative) => void;
  /** Called when the action has ended, successful or not. */
  onEnd: (initiative: Initiative) => void;
};

/**
 * Makes the single calls of actions, each after its confirmation, one at a time per initiative. After a refusal or a
 * lost answer the initiative is refetched, as the platform may have carried out the action all the same.
 */
export function useCall({ alone, shown }: InFlight, { onDone, onEnd }: CallEnds) {
  const queries = useQueryClient();
  const confirm = useConfirm();
  const notices = useNotices();
  const findUndo = useFindUndo();
  const translation = useT();

  const tell = (thrown: unknown, { failure }: CallAction) => {
    const error = AppError.from(thrown);
    const words = failure ?? "Amaliyotni bajarishda xatolik sodir bo'ldi. iltimos qayta urinib ko'ring!";
    notices.failure(error, hasNoAnswer(error) ? { ...UNSURE, title: failure ?? 'Aloqa uzilib qoldi' } : words);
  };

  const carryOut = async (action: CallAction, initiative: Initiative) => {
    try {
      await shown(action.id, initiative, () =>
        withReread(
          () => action.call(initiative),
          () => void rereadInitiative(queries, initiative.id),
        ),
      );
      const [text, title] = action.success(initiative);
      notices.success(text, title, findUndo({ kind: 'initiative', id: String(initiative.id) }));
      onDone(action.id, initiative);
    } catch (error) {
      tell(error, action);
    } finally {
      onEnd(initiative);
    }
  };

  return (action: CallAction, initiative: Initiative): Promise<void> =>
    alone(initiative, async () => {
      const { ask } = action;
      if (ask && !(await confirm({ ...ask, about: nameOf(initiative, translation) }))) return;
      await carryOut(action, initiative);
    });
}
