import { AppError, asksForFewer, type ErrorKind, isUntrusted } from '@shared/errors.ts';
import type { InvestLists } from '@shared/invest-lists.ts';
import { useState } from 'react';
import { type InvestAddress, investDraft } from '@/entities/invest-address.ts';
import type { Text } from '@/i18n/text.ts';
import { type Question, useConfirm } from '@/kit/confirm.ts';
import { readFirst } from '@/kit/forms/not-sent.ts';
import { useFieldsForm } from '@/kit/forms/use-schema-form.ts';
import type { Outcome } from '@/kit/forms/use-submit.ts';
import { useNotices } from '@/kit/notices.ts';
import { useHere } from '@/kit/use-here.ts';
import { createInvestObject, hasInvestObject } from './api.ts';
import { type CreationMark, markOf, removeMark, setMark } from './begun-mark.ts';
import { creationBody } from './creation-body.ts';
import { type CreationSent, creationForm } from './creation-values.ts';
import { beginningOf, planOf } from './plan.ts';

/** What an investment object is created from. */
export type CreationOptions = { address: InvestAddress; lists: InvestLists; publicIdKey: string };

/** Failures after which the object may exist: no answer, or an answer that does not tell the outcome. */
const UNSURE: readonly ErrorKind[] = ['network', 'timeout', 'server', 'unexpected-shape'];

const AGAIN = { title: 'Qayta yuborilsinmi?', yes: 'Qayta yuborish' } as const;
/** The question before another attempt, by what is known of the earlier one. */
const AGAIN_AFTER: Readonly<Record<CreationMark, Question>> = {
  begun: {
    ...AGAIN,
    message: "Oldingi so'rovga javob kelmagan edi. Obyekt hozircha topilmadi, lekin keyinroq paydo bo'lishi mumkin.",
  },
  created: {
    ...AGAIN,
    message: "Obyekt yaratilgan, lekin hali ko'rinmayapti. Qayta yuborilsa, ikkinchi obyekt yaratilishi mumkin.",
  },
};
/** Of an object that is found after a lost answer: whose it is, no answer tells. */
const FOUND: Text =
  "Obyekt platformada bor. Yuborishga javob kelmagani uchun uni kim yaratgani noma'lum: ma'lumotlarini tekshiring.";
const EXISTS: Text = 'Bu tashabbus uchun investitsiya obyekti allaqachon yaratilgan';
const WITH_SAMPLE: Question = {
  title: 'Namuna kodlar bilan yaratilsinmi?',
  message: "Ro'yxatlardagi kodlar rasmiy emas: obyekt noto'g'ri kodlar bilan yaratiladi.",
  yes: 'Yaratish',
};

/**
 * State and submit of the creation form. The call is not known to be idempotent: the form first checks whether the
 * object exists, and asks the person before another attempt until a reading has shown it, even after a restart.
 */
export function useCreation({ address, lists, publicIdKey }: CreationOptions) {
  const { publicId } = address;
  const notices = useNotices();
  const confirm = useConfirm();
  const here = useHere();
  const [plan] = useState(() => planOf(address, lists));
  const [of] = useState(() => creationForm({ plan, beginning: beginningOf(address, lists), lists }));
  const { form, field } = useFieldsForm({ of, draft: investDraft('invest-object', address, publicId) });

  /** Resolves to whether the platform has answered with success; false: an object is there, with an unknown author. */
  const create = async (sent: CreationSent): Promise<boolean> => {
    await setMark(publicId, 'begun');
    try {
      await createInvestObject(creationBody(sent, { publicIdKey, publicId, powers: lists.powers }));
      await setMark(publicId, 'created');
      return true;
    } catch (thrown) {
      const error = AppError.from(thrown);
      const isRefused = !UNSURE.includes(error.kind) || asksForFewer(error) || isUntrusted(error);
      if (isRefused) await removeMark(publicId);
      if (isRefused || !(await hasInvestObject(publicId).catch(() => false))) throw error;
      return false;
    }
  };

  const submit = async (sent: CreationSent): Promise<Outcome> => {
    if (lists.sample && !(await confirm(WITH_SAMPLE))) return 'stay';
    const mark = await markOf(publicId);
    if (await readFirst(() => hasInvestObject(publicId))) {
      notices.info(mark === 'begun' ? FOUND : EXISTS);
      return 'done';
    }
    if (mark && !(await confirm(AGAIN_AFTER[mark]))) return 'stay';
    if (!here.current) throw new AppError({ kind: 'cancelled' });
    if (await create(sent)) notices.success('Muvofaqqiyatli yaratildi!');
    else notices.info(FOUND);
    return 'done';
  };

  return { address, lists, plan, form, field, submit };
}

/** State of the creation form. */
export type Creation = ReturnType<typeof useCreation>;
