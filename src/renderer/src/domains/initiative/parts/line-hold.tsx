import type { ReactNode } from 'react';
import { useLine } from '@/api/line.ts';
import { HoldSending, type SendHold } from '@/kit/holds/hold-sending.tsx';

const NO_LINE: SendHold = {
  reason: 'Yuborish uchun aloqa kerak',
  kept: "Yozganingiz {{time}} da saqlandi. Aloqa yo'q paytda yuborilmaydi va navbatga ham qo'yilmaydi: aloqa tiklangach tashabbus qayta o'qiladi, keyin o'zingiz yuborasiz.",
  plain:
    "Aloqa yo'q paytda yuborilmaydi va navbatga ham qo'yilmaydi: aloqa tiklangach tashabbus qayta o'qiladi, keyin o'zingiz yuborasiz.",
};

export type LineHoldProps = {
  /** The initiative has not been refetched since the connection returned. Default: false. */
  unread?: boolean;
  children: ReactNode;
};

/** Disables decisions while offline: each needs a fresh reading of the initiative just before it. */
export function LineHold({ unread = false, children }: LineHoldProps) {
  const online = useLine();
  return <HoldSending hold={online && !unread ? null : NO_LINE}>{children}</HoldSending>;
}
