import { type Icon, IconBan, IconCategory, IconMessageReply, IconPencil, IconTrash } from '@tabler/icons-react';
import type { Text } from '@/i18n/catalogue.ts';
import type { Act } from './access.ts';

type Button = { label: Text; icon: Icon };

/** Each act as a button; those with a dialog have a physical key on the current row, deletion the Delete key of every list. */
export const ACTS = {
  answer: { label: 'Javob berish', icon: IconMessageReply, key: 'KeyA' },
  reject: { label: 'Rad etish', icon: IconBan, key: 'KeyR' },
  edit: { label: 'Javobni tahrirlash', icon: IconPencil, key: 'KeyE' },
  type: { label: "Turini o'zgartirish", icon: IconCategory, key: 'KeyT' },
  delete: { label: "O'chirish", icon: IconTrash, key: 'Delete' },
} as const satisfies Record<Act, Button & { key: string }>;

export const DIALOG_ACTS = ['answer', 'reject', 'edit', 'type'] as const satisfies readonly Act[];
