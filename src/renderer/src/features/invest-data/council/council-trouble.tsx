import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { Text } from '@/i18n/text.ts';
import { useT } from '@/i18n/use-t.ts';
import { FailureAlert } from '@/kit/forms/failure-alert.tsx';
import { useWords } from '@/kit/words.tsx';
import type { Saved } from '../model/save-decision.ts';

/** Why the decision is not linked, or may not be. */
export type Trouble = Exclude<Saved, { step: 'linked' }> & {
  /** Whether the decision was to be created first. */
  readonly isNew: boolean;
};

export type CouncilTroubleProps = {
  trouble: Trouble;
  /** Name of a decision, or its number while no list has it. */
  nameOf: (decision: number) => string;
};

/** State of the decision after a failure, and what a retry does. */
export function CouncilTrouble({ trouble, nameOf }: CouncilTroubleProps) {
  const { t } = useT();
  const { action } = useWords();
  if (trouble.step === 'other-linked') {
    return (
      <Alert color="yellow" icon={<IconAlertTriangle size={18} stroke={1.7} />} role="alert">
        {trouble.now === null ? t(TAKEN_OFF) : t(OTHER_LINKED, { decision: nameOf(trouble.now) })}
      </Alert>
    );
  }
  const { unsure, after } = adviceOf(trouble);
  return <FailureAlert error={trouble.error} words={action} unsure={t(unsure)} after={t(after)} />;
}

/** Our lines below the failure: `unsure` if no answer arrived, `after` if one did. */
function adviceOf({ step, isNew }: Exclude<Trouble, { step: 'other-linked' }>): { unsure: Text; after: Text } {
  switch (step) {
    case 'nothing-sent':
      return { unsure: NOTHING_SENT, after: NOTHING_SENT };
    case 'not-created':
      return { unsure: NOT_CREATED, after: NOT_CREATED };
    case 'unsure':
      return { unsure: UNSURE, after: UNSURE };
    case 'not-linked':
      return isNew
        ? { unsure: CREATED_UNSURE, after: CREATED }
        : { unsure: LINK_UNSURE, after: 'Yozganlaringiz joyida.' };
  }
}

const OTHER_LINKED: Text =
  "Siz ko'rayotganingizda tashabbusga boshqa qaror biriktirildi: «{{decision}}». Qaroringiz biriktirilmadi. Almashtirish uchun qayta bosing.";
const TAKEN_OFF: Text =
  "Siz ko'rayotganingizda tashabbusning qarori olib tashlandi. Qaroringiz biriktirilmadi. Biriktirish uchun qayta bosing.";
const NOTHING_SENT: Text = "Hech narsa yuborilmadi: qarorlar ro'yxatini tekshirib bo'lmadi. Yozganlaringiz joyida.";
const NOT_CREATED: Text = 'Yozganlaringiz joyida, qaror yaratilmadi.';
const UNSURE: Text =
  "Qaror yaratilgani noma'lum: javob kelmadi. Takrorlashdan oldin ro'yxat tekshiriladi, unda topilmasa so'raladi.";
const CREATED: Text =
  "Qaror yaratildi va ro'yxatda tanlandi, lekin tashabbusga biriktirilmadi. Faqat biriktirishni takrorlang: fayl qayta yuborilmaydi.";
const CREATED_UNSURE: Text =
  "Qaror yaratildi va ro'yxatda tanlandi. Tashabbusga biriktirilgani noma'lum: javob kelmadi. Biriktirishni takrorlang, qaror qayta yaratilmaydi.";
const LINK_UNSURE: Text = "Qaror biriktirilgani noma'lum: javob kelmadi. Takrorlasangiz, shu qaror biriktiriladi.";
