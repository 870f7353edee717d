import { AppError, hasNoAnswer } from '@shared/errors.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useT } from '@/i18n/use-t.ts';
import { useConfirm } from '@/kit/confirm.ts';
import { useNotices } from '@/kit/notices.ts';
import { withReread } from '@/kit/reread.ts';
import type { ActionId, CallAction } from '../model/action.ts';
import type { Initiative } from '../model/initiative.ts';
import { rereadInitiative } from '../model/reread.ts';
import { nameOf } from '../parts/naming.tsx';

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
export function useCall({ onDone, onEnd }: CallEnds) {
  const queries = useQueryClient();
  const confirm = useConfirm();
  const notices = useNotices();
  const translation = useT();
  const [running, setRunning] = useState<ReadonlyMap<number, ActionId>>(new Map());
  /** Ids of initiatives with a confirmation open or a call in flight. */
  const busy = useRef(new Set<number>());

  const tell = (thrown: unknown, { failure }: CallAction) => {
    const error = AppError.from(thrown);
    if (hasNoAnswer(error)) {
      notices.warn(
        "Amal bajarilgan bo'lishi ham, bajarilmagan bo'lishi ham mumkin: tashabbusning hozirgi holati qayta o'qiladi.",
        failure ?? 'Aloqa uzilib qoldi',
      );
    } else {
      notices.failure(error, failure ?? "Amaliyotni bajarishda xatolik sodir bo'ldi. iltimos qayta urinib ko'ring!");
    }
  };

  const carryOut = async (action: CallAction, initiative: Initiative) => {
    const { id } = initiative;
    setRunning((now) => new Map(now).set(id, action.id));
    try {
      await withReread(
        () => action.call(initiative),
        () => void rereadInitiative(queries, id),
      );
      const [text, title] = action.success(initiative);
      notices.success(text, title);
      onDone(action.id, initiative);
    } catch (error) {
      tell(error, action);
    } finally {
      setRunning((now) => new Map([...now].filter(([other]) => other !== id)));
      onEnd(initiative);
    }
  };

  const call = async (action: CallAction, initiative: Initiative): Promise<void> => {
    if (busy.current.has(initiative.id)) return;
    busy.current.add(initiative.id);
    try {
      const { ask } = action;
      if (ask && !(await confirm({ ...ask, about: nameOf(initiative, translation) }))) return;
      await carryOut(action, initiative);
    } finally {
      busy.current.delete(initiative.id);
    }
  };
  return { running, call };
}
