import {
  IconArrowBackUp,
  IconBan,
  IconBuildingCommunity,
  IconDeviceMobile,
  IconFileCheck,
  IconLink,
  IconReportMoney,
  IconTimelineEvent,
  IconTrophy,
  IconTrophyOff,
} from '@tabler/icons-react';
import { chronologyPath } from '@/entities/chronology-address.ts';
import { KeysHeld } from '@/kit/keys/keys-held.tsx';
import { lazyComponent } from '@/kit/lazy-component.tsx';
import {
  mayAttachInvestId,
  mayBan,
  mayDemote,
  mayMonitor,
  mayOpenChronology,
  mayOpenConstruction,
  mayOpenInvestData,
  mayPromote,
  mayReturn,
  mayUpdateDeed,
  whyNotConstruction,
} from '../model/access.ts';
import type { Action } from '../model/action.ts';
import { demote, promote, returnToInitial, updateDeed } from './api.ts';
import { investDataPath, whyNoProtocol } from './invest-data.ts';

const BanDialog = lazyComponent(async () => (await import('../decisions/ban-dialog.tsx')).BanDialog, KeysHeld);
const InvestIdDialog = lazyComponent(async () => (await import('./invest-id-dialog.tsx')).InvestIdDialog, KeysHeld);
const MonitoringDialog = lazyComponent(
  async () => (await import('./monitoring-dialog.tsx')).MonitoringDialog,
  KeysHeld,
);

/** Actions after the vote, and those that take back a stage (spec 000 §2, §6). */
export const OUTCOME_ACTIONS: readonly Action[] = [
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
    id: 'invest-data',
    kind: 'page',
    label: "Shaffof investitsiya ma'lumotlari",
    icon: IconReportMoney,
    tone: 'plain',
    permission: mayOpenInvestData,
    path: investDataPath,
  },
  {
    id: 'construction',
    kind: 'page',
    label: 'Shaffof qurilish',
    icon: IconBuildingCommunity,
    tone: 'plain',
    permission: mayOpenConstruction,
    why: whyNotConstruction,
    path: investDataPath,
    check: whyNoProtocol,
  },
  {
    id: 'deed',
    kind: 'call',
    label: 'AKT faylini yangilash',
    icon: IconFileCheck,
    tone: 'plain',
    permission: mayUpdateDeed,
    call: updateDeed,
    success: () => ['AKT fayli yangilandi!'],
    failure: "Yangilashda xatolik sodir bo'ldi!",
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
    id: 'chronology',
    kind: 'page',
    label: 'Xronologiya',
    icon: IconTimelineEvent,
    tone: 'plain',
    permission: mayOpenChronology,
    path: ({ id, board_id }) => chronologyPath({ initiative: id, board: board_id }),
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
    success: () => ['Tashabbus golib deb tayinlandi.'],
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
    success: () => ['Tashabbus dastlabki bosqichga qaytarildi.'],
  },
  {
    id: 'demote',
    kind: 'call',
    label: "G'oliblikni bekor qilish",
    icon: IconTrophyOff,
    tone: 'plain',
    permission: mayDemote,
    note: "«Qabul qilingan» bosqichiga qaytaradi. Keyin yana g'olib deb tayinlash mumkin.",
    ask: {
      title: "Tashabbusning g'olibligi bekor qilinsinmi?",
      message: "U «Qabul qilingan» bosqichiga qaytadi. Keyin uni yana g'olib deb tayinlash mumkin.",
    },
    call: demote,
    // The ban uses the same text (Z-032): the title distinguishes the two.
    success: () => ['Tashabbus goliblikdan mahrum etildi.', '«Qabul qilingan» bosqichiga qaytarildi'],
  },
  {
    id: 'ban',
    kind: 'dialog',
    label: 'Goliblikdan mahrum qilish',
    icon: IconBan,
    tone: 'danger',
    permission: mayBan,
    note: "G'olib sifatida bloklaydi: izoh talab qilinadi, hujjat biriktirish mumkin.",
    Dialog: BanDialog,
  },
];
