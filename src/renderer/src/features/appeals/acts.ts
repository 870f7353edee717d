import { type Icon, IconBan, IconCategory, IconMessageReply, IconPencil, IconTrash } from '@tabler/icons-react';
import type { Text } from '@/i18n/catalogue.ts';
import type { Act } from './access.ts';

type Button = { label: Text; icon: Icon };

/**
 * Button of each action. `key`: physical key of an action with a dialog, on the current row; deletion uses the Delete
 * key, as in every list.
 */
export const ACTS = {
  answer: { label: 'Javob berish', icon: IconMessageReply, key: 'KeyA' },
  reject: { label: 'Rad etish', icon: IconBan, key: 'KeyR' },
  edit: { label: 'Javobni tahrirlash', icon: IconPencil, key: 'KeyE' },
  type: { label: "Turini o'zgartirish", icon: IconCategory, key: 'KeyT' },
  delete: { label: "O'chirish", icon: IconTrash, key: 'Delete' },
} as const satisfies Record<Act, Button & { key: string }>;

/** Actions with a dialog of their own. */
export const DIALOG_ACTS = ['answer', 'reject', 'edit', 'type'] as const satisfies readonly Act[];
