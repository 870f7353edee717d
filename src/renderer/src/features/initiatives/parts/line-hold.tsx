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
  /** The initiative inside has not been read since the line came back. Default: false. */
  unread?: boolean;
  children: ReactNode;
};

/** Holds back decisions while there is no line: each rests on a reading of the initiative just before it. */
export function LineHold({ unread = false, children }: LineHoldProps) {
  const online = useLine();
  return <HoldSending hold={online && !unread ? null : NO_LINE}>{children}</HoldSending>;
}
