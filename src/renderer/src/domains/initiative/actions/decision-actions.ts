import { IconCheck, IconChecks, IconEye, IconX } from '@tabler/icons-react';
import { KeysHeld } from '@/kit/keys/keys-held.tsx';
import { lazyComponent } from '@/kit/lazy-component.tsx';
import { mayConfirm, mayDecide, mayViewAcceptance, whyNotDecide } from '../model/access.ts';
import type { Action } from '../model/action.ts';
import type { Initiative } from '../model/initiative.ts';

const AcceptDialog = lazyComponent(
  async () => (await import('../acceptance/accept-dialog.tsx')).AcceptDialog,
  KeysHeld,
);
const RejectDialog = lazyComponent(async () => (await import('../decisions/reject-dialog.tsx')).RejectDialog, KeysHeld);
const DenyDialog = lazyComponent(async () => (await import('../decisions/deny-dialog.tsx')).DenyDialog, KeysHeld);
const ConfirmDialog = lazyComponent(
  async () => (await import('../decisions/confirm-dialog.tsx')).ConfirmDialog,
  KeysHeld,
);

const acceptancePath = ({ id }: Initiative): string => `/app/initiative/accept/${id}`;

/** The decisions of moderators and of district managers, and the look at one (spec 000 §2, §4; Z-172). */
export const DECISIONS: readonly Action[] = [
  {
    id: 'accept',
    kind: 'page',
    label: 'Qabul qilish',
    icon: IconCheck,
    tone: 'for',
    permission: mayDecide,
    why: whyNotDecide,
    key: 'KeyA',
    path: acceptancePath,
    Dialog: AcceptDialog,
  },
  {
    id: 'reject',
    kind: 'dialog',
    label: 'Rad etish',
    icon: IconX,
    tone: 'against',
    permission: mayDecide,
    why: whyNotDecide,
    key: 'KeyR',
    Dialog: RejectDialog,
  },
  {
    id: 'confirm',
    kind: 'dialog',
    label: 'Tasdiqlash',
    icon: IconChecks,
    tone: 'for',
    permission: mayConfirm,
    key: 'KeyA',
    Dialog: ConfirmDialog,
  },
  {
    id: 'deny',
    kind: 'dialog',
    label: 'Rad etish',
    icon: IconX,
    tone: 'against',
    permission: mayConfirm,
    key: 'KeyR',
    Dialog: DenyDialog,
  },
  {
    id: 'view',
    kind: 'page',
    label: "Ko'rish",
    icon: IconEye,
    tone: 'plain',
    permission: mayViewAcceptance,
    path: acceptancePath,
    Dialog: AcceptDialog,
  },
];
