import {
  IconArrowBackUp,
  IconBan,
  IconCheck,
  IconChecks,
  IconDeviceMobile,
  IconFileCheck,
  IconFileUpload,
  IconLink,
  IconListDetails,
  IconLockOpen,
  IconMapPin,
  IconMapPinShare,
  IconPencil,
  IconTrophy,
  IconTrophyOff,
  IconX,
} from '@tabler/icons-react';
import { lazy } from 'react';
import {
  editsAsModerator,
  mayAttachInvestId,
  mayBan,
  mayConfirm,
  mayDecide,
  mayDemote,
  mayEdit,
  mayEditRegistry,
  mayImportRegistry,
  mayLocate,
  mayMonitor,
  mayPromote,
  mayReturn,
  mayToggleEditing,
  mayUpdateDeed,
} from '../access.ts';
import { locationOf } from '../initiative.ts';
import type { Action } from './action.ts';
import { demote, permitLocation, promote, returnToInitial, toggleEditing, updateDeed } from './calls.ts';

const BanDialog = lazy(async () => ({ default: (await import('../decisions/ban-dialog.tsx')).BanDialog }));
const InvestIdDialog = lazy(async () => ({ default: (await import('./invest-id-dialog.tsx')).InvestIdDialog }));
const AcceptDialog = lazy(async () => ({ default: (await import('../acceptance/accept-dialog.tsx')).AcceptDialog }));
const EditDialog = lazy(async () => ({ default: (await import('../editing/edit-dialog.tsx')).EditDialog }));
const MonitoringDialog = lazy(async () => ({ default: (await import('./monitoring-dialog.tsx')).MonitoringDialog }));
const LocationDialog = lazy(async () => ({
  default: (await import('../location/location-dialog.tsx')).LocationDialog,
}));
const RejectDialog = lazy(async () => ({ default: (await import('../decisions/reject-dialog.tsx')).RejectDialog }));
const DenyDialog = lazy(async () => ({ default: (await import('../decisions/deny-dialog.tsx')).DenyDialog }));
const ConfirmDialog = lazy(async () => ({ default: (await import('../decisions/confirm-dialog.tsx')).ConfirmDialog }));
const RegistryDialog = lazy(async () => ({
  default: (await import('../registry/registry-dialog.tsx')).RegistryDialog,
}));
const RegistryImportDialog = lazy(async () => ({
  default: (await import('../registry/import-dialog.tsx')).RegistryImportDialog,
}));

/** Everything that can be done with an initiative, in the order of the buttons (spec 000 §2, §6). */
export const ACTIONS: readonly Action[] = [
  {
    id: 'accept',
    kind: 'page',
    label: 'Qabul qilish',
    icon: IconCheck,
    tone: 'for',
    permission: mayDecide,
    key: 'KeyA',
    path: ({ id }) => `/app/initiative/accept/${id}`,
    Dialog: AcceptDialog,
  },
  {
    id: 'reject',
    kind: 'dialog',
    label: 'Rad etish',
    icon: IconX,
    tone: 'against',
    permission: mayDecide,
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
    id: 'edit',
    kind: 'page',
    label: 'Tahrirlash',
    icon: IconPencil,
    tone: 'plain',
    permission: mayEdit,
    key: 'KeyE',
    // The moderator's variant says so in its address.
    path: ({ id }, role) => `/app/initiative/edit/${id}${editsAsModerator(role) ? '?isModerator=true' : ''}`,
    Dialog: EditDialog,
  },
  {
    id: 'author-editing',
    kind: 'call',
    label: ({ is_editable }) => (is_editable ? 'Tahrirlash huquqini olish' : 'Tahrirlash huquqini berish'),
    icon: IconLockOpen,
    tone: 'plain',
    permission: mayToggleEditing,
    call: toggleEditing,
    // The specification has a text for granting only (Z-136).
    success: ({ is_editable }) => (is_editable ? "Tahrirlash huquqi olib qo'yildi" : 'Tahrirlash huquqi berildi'),
  },
  {
    id: 'location',
    kind: 'dialog',
    label: (initiative) => (locationOf(initiative) ? "Joylashuvni o'zgartirish" : 'Joylashuvni belgilash'),
    icon: IconMapPin,
    tone: 'plain',
    permission: mayLocate,
    key: 'KeyL',
    Dialog: LocationDialog,
  },
  {
    id: 'location-permission',
    kind: 'call',
    label: 'Manzilni muallifga ochish',
    icon: IconMapPinShare,
    tone: 'plain',
    permission: mayLocate,
    ask: {
      title: 'Muallifga manzilni qayta belgilashga ruxsat berilsinmi?',
      message: "Hozirgi joylashuv o'chiriladi.",
    },
    call: permitLocation,
    success: () => "Manzil o'zgartirishga ruxsat berildi",
  },
  {
    id: 'registry',
    kind: 'dialog',
    label: 'Jihozlar reyestri',
    icon: IconListDetails,
    tone: 'plain',
    permission: mayEditRegistry,
    Dialog: RegistryDialog,
  },
  {
    id: 'registry-import',
    kind: 'dialog',
    label: 'Reyestrni fayldan yuklash',
    icon: IconFileUpload,
    tone: 'plain',
    permission: mayImportRegistry,
    Dialog: RegistryImportDialog,
  },
  {
    id: 'monitoring',
    kind: 'dialog',
    label: 'Mobil monitoring',
    icon: IconDeviceMobile,
    tone: 'plain',
    permission: mayMonitor,
    Dialog: MonitoringDialog,
  },
  {
    id: 'invest-id',
    kind: 'dialog',
    label: 'Invest Id biriktirish',
    icon: IconLink,
    tone: 'plain',
    permission: mayAttachInvestId,
    Dialog: InvestIdDialog,
  },
  {
    id: 'deed',
    kind: 'call',
    label: 'AKT faylini yangilash',
    icon: IconFileCheck,
    tone: 'plain',
    permission: mayUpdateDeed,
    call: updateDeed,
    success: () => 'AKT fayli yangilandi!',
    failure: "Yangilashda xatolik sodir bo'ldi!",
  },
  {
    id: 'return',
    kind: 'call',
    label: "Boshlang'ich bosqichga qaytarish",
    icon: IconArrowBackUp,
    tone: 'plain',
    permission: mayReturn,
    ask: {
      title: "Tashabbus boshlang'ich bosqichga qaytarilsinmi?",
      message: "Ajratilgan summa 0 bo'ladi, moderator izohi o'chiriladi.",
    },
    call: returnToInitial,
    success: () => 'Tashabbus dastlabki bosqichga qaytarildi.',
  },
  {
    id: 'promote',
    kind: 'call',
    label: "G'olib deb tayinlash",
    icon: IconTrophy,
    tone: 'plain',
    permission: mayPromote,
    ask: { title: "Tashabbus g'olib deb tayinlansinmi?" },
    call: promote,
    success: () => 'Tashabbus golib deb tayinlandi.',
  },
  {
    id: 'demote',
    kind: 'call',
    label: "G'oliblikni bekor qilish",
    icon: IconTrophyOff,
    tone: 'danger',
    permission: mayDemote,
    ask: {
      title: "Tashabbusning g'olibligi bekor qilinsinmi?",
      message: "U «Qabul qilingan» bosqichiga o'tadi.",
      danger: true,
    },
    call: demote,
    // Shared with the ban (Z-032).
    success: () => 'Tashabbus goliblikdan mahrum etildi.',
  },
  {
    id: 'ban',
    kind: 'dialog',
    label: 'Goliblikdan mahrum qilish',
    icon: IconBan,
    tone: 'danger',
    permission: mayBan,
    Dialog: BanDialog,
  },
];
