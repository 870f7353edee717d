import type { JournalAction, JournalEntry } from '@shared/journal.ts';
import {
  type Icon,
  IconArrowBackUp,
  IconBan,
  IconCategory,
  IconCheck,
  IconChecks,
  IconFileCheck,
  IconFileText,
  IconFileUpload,
  IconLink,
  IconListDetails,
  IconLockOpen,
  IconMapPin,
  IconMapPinShare,
  IconMessage,
  IconMessageReply,
  IconPencil,
  IconTrash,
  IconTrophy,
  IconTrophyOff,
  IconX,
} from '@tabler/icons-react';
import type { Text } from '@/i18n/text.ts';

/** How an action looks in the journal. */
type ActionLook = { label: Text | ((entry: JournalEntry) => Text); icon: Icon; tone?: 'good' | 'bad' };

const LOOKS: Record<JournalAction, ActionLook> = {
  accept: { label: 'Qabul qilish', icon: IconCheck, tone: 'good' },
  reject: { label: 'Rad etish', icon: IconX, tone: 'bad' },
  confirm: { label: 'Tasdiqlash', icon: IconChecks, tone: 'good' },
  deny: { label: 'Rad etish', icon: IconX, tone: 'bad' },
  edit: { label: 'Tahrirlash', icon: IconPencil },
  'author-editing': {
    label: ({ expect }) => (expect?.is_editable ? 'Tahrirlash huquqi berildi' : "Tahrirlash huquqi olib qo'yildi"),
    icon: IconLockOpen,
  },
  location: { label: "Manzil o'zgartirildi", icon: IconMapPin },
  'location-permission': { label: 'Manzilni muallifga ochish', icon: IconMapPinShare },
  registry: { label: 'Jihozlar reyestri', icon: IconListDetails },
  'registry-import': { label: 'Reyestrni fayldan yuklash', icon: IconFileUpload },
  'invest-id': { label: 'Invest Id biriktirish', icon: IconLink },
  deed: { label: 'AKT faylini yangilash', icon: IconFileCheck },
  return: { label: "Boshlang'ich bosqichga qaytarish", icon: IconArrowBackUp },
  promote: { label: "G'olib deb tayinlash", icon: IconTrophy, tone: 'good' },
  demote: { label: "G'oliblikni bekor qilish", icon: IconTrophyOff },
  ban: { label: 'Goliblikdan mahrum qilish', icon: IconBan, tone: 'bad' },
  sms: { label: 'SMS yuborish', icon: IconMessage },
  protocol: {
    label: ({ before }) => (before?.file_id ? 'Protokol faylini almashtirish' : 'Protokol faylini yuklash'),
    icon: IconFileText,
  },
  'council-file': { label: 'Kengash qarorini tahrirlash', icon: IconFileText },
  'appeal-answer': {
    label: ({ expect }) => (expect?.status === 'REJECTED' ? 'Murojaatni rad etish' : 'Murojaatga javob berish'),
    icon: IconMessageReply,
  },
  'appeal-answer-change': { label: 'Javobni tahrirlash', icon: IconPencil },
  'appeal-type': { label: "Murojaat turini o'zgartirish", icon: IconCategory },
  'appeal-remove': { label: "Murojaatni o'chirish", icon: IconTrash },
};

/** Label, icon and tone of an entry's action. */
export function lookOf(entry: JournalEntry): { label: Text; icon: Icon; tone: 'good' | 'bad' | undefined } {
  const { label, icon, tone } = LOOKS[entry.action];
  return { label: typeof label === 'function' ? label(entry) : label, icon, tone };
}
