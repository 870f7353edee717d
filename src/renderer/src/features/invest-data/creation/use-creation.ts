import { AppError, asksForFewer, type ErrorKind } from '@shared/errors.ts';
import type { InvestLists } from '@shared/invest-lists.ts';
import { useState } from 'react';
import type { InvestAddress } from '@/entities/invest-address.ts';
import { type Question, useConfirm } from '@/kit/confirm.ts';
import { readFirst } from '@/kit/forms/not-sent.ts';
import { useFieldsForm } from '@/kit/forms/use-schema-form.ts';
import type { Outcome } from '@/kit/forms/use-submit.ts';
import { useNotices } from '@/kit/notices.ts';
import { createInvestObject, hasInvestObject } from './api.ts';
import { isBegun, markBegun, unmarkBegun } from './begun-mark.ts';
import { creationBody } from './creation-body.ts';
import { type CreationSent, creationForm } from './creation-values.ts';
import { beginningOf, planOf } from './plan.ts';

/** What an investment object is created from. */
export type CreationOptions = { address: InvestAddress; lists: InvestLists; publicIdKey: string };

/** Failures after which the object may exist: no answer, or an answer that does not tell the outcome. */
const UNSURE: readonly ErrorKind[] = ['network', 'timeout', 'server', 'unexpected-shape'];

const AGAIN: Question = {
  title: 'Qayta yuborilsinmi?',
  message: "Oldingi so'rovga javob kelmagan edi. Obyekt hozircha topilmadi, lekin keyinroq paydo bo'lishi mumkin.",
  yes: 'Qayta yuborish',
};
const WITH_SAMPLE: Question = {
  title: 'Namuna kodlar bilan yaratilsinmi?',
  message: "Ro'yxatlardagi kodlar rasmiy emas: obyekt noto'g'ri kodlar bilan yaratiladi.",
  yes: 'Yaratish',
};

/**
 * State and submit of the creation form. The call is not known to be idempotent: the form first checks whether the
 * object exists, and after a lost answer asks the person before a retry, even after a reload or a restart.
 */
export function useCreation({ address, lists, publicIdKey }: CreationOptions) {
  const { publicId } = address;
  const notices = useNotices();
  const confirm = useConfirm();
  const [plan] = useState(() => planOf(address, lists));
  const [of] = useState(() => creationForm({ plan, beginning: beginningOf(address, lists), lists }));
  const { form, field } = useFieldsForm({ of, draft: { scope: 'invest-creation', record: publicId } });

  const create = async (sent: CreationSent): Promise<void> => {
    await markBegun(publicId);
    try {
      await createInvestObject(creationBody(sent, { publicIdKey, publicId, powers: lists.powers }));
    } catch (thrown) {
      const error = AppError.from(thrown);
      const isRefused = !UNSURE.includes(error.kind) || asksForFewer(error);
      if (isRefused) await unmarkBegun(publicId);
      if (isRefused || !(await hasInvestObject(publicId).catch(() => false))) throw error;
    }
  };

  const submit = async (sent: CreationSent): Promise<Outcome> => {
    if (lists.sample && !(await confirm(WITH_SAMPLE))) return 'stay';
    const begun = await isBegun(publicId);
    const exists = await readFirst(() => hasInvestObject(publicId));
    if (exists && !begun) {
      notices.info('Bu tashabbus uchun investitsiya obyekti allaqachon yaratilgan');
      return 'done';
    }
    if (!exists) {
      if (begun && !(await confirm(AGAIN))) return 'stay';
      await create(sent);
    }
    await unmarkBegun(publicId);
    notices.success('Muvofaqqiyatli yaratildi!');
    return 'done';
  };

  return { address, lists, plan, form, field, submit };
}

/** State of the creation form. */
export type Creation = ReturnType<typeof useCreation>;
