import { IconArrowBackUp, IconCategory, IconCheck, IconFlagCheck, IconX } from '@tabler/icons-react';
import type { Text } from '@/i18n/text.ts';
import { AcceptDialog } from '../dialogs/accept-dialog.tsx';
import { CategoryDialog } from '../dialogs/category-dialog.tsx';
import { DeclineDialog } from '../dialogs/decline-dialog.tsx';
import { FinishDialog } from '../dialogs/finish-dialog.tsx';
import { RejectDialog } from '../dialogs/reject-dialog.tsx';
import { ReturnDialog } from '../dialogs/return-dialog.tsx';
import { mayChangeCategory, mayDecide, mayReport, mayReturn, type Situation, whyNotDecide } from '../model/access.ts';
import type { Action } from '../model/action.ts';

/** All actions on a pupil's initiative, in the order of the buttons (spec 002 §4). */
export const ACTIONS: readonly Action[] = [
  {
    id: 'accept',
    label: 'Qabul qilish',
    icon: IconCheck,
    tone: 'for',
    permission: mayDecide,
    key: 'KeyA',
    Dialog: AcceptDialog,
  },
  {
    id: 'decline',
    label: 'Rad etish',
    icon: IconX,
    tone: 'against',
    permission: mayDecide,
    key: 'KeyR',
    Dialog: DeclineDialog,
  },
  {
    id: 'finish',
    label: 'Yakunlash',
    icon: IconFlagCheck,
    tone: 'for',
    permission: mayReport,
    Dialog: FinishDialog,
  },
  { id: 'reject', label: 'Rad etish', icon: IconX, tone: 'against', permission: mayReport, Dialog: RejectDialog },
  {
    id: 'return',
    label: 'Jarayonga qaytarish',
    icon: IconArrowBackUp,
    tone: 'back',
    permission: mayReturn,
    Dialog: ReturnDialog,
  },
  {
    id: 'category',
    label: "Toifani o'zgartirish",
    icon: IconCategory,
    tone: 'plain',
    permission: mayChangeCategory,
    Dialog: CategoryDialog,
  },
];

/** What the dialogs will ask for, or why nothing can be decided; null if neither applies. */
export function hintFor(situation: Situation): Text | null {
  if (mayDecide(situation)) return 'Rad etish uchun izoh yoziladi';
  if (mayReport(situation)) return 'Yakunlashga kamida 2 ta rasm, rad etishga PDF fayl kerak';
  return whyNotDecide(situation);
}
