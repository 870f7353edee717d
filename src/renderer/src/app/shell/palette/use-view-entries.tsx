import type { Role } from '@shared/roles.ts';
import { IconBookmark } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { useViews } from '@/features/initiative-list/views/use-views.ts';
import { useNotices } from '@/kit/notices.ts';
import { hasDesk } from './has-desk.ts';
import type { PaletteEntry } from './use-palette-entries.tsx';

const NONE: readonly PaletteEntry[] = [];

/** The person's views of the list of initiatives, for a role that has the list. */
export function useViewEntries(role: Role): readonly PaletteEntry[] {
  const navigate = useNavigate();
  const notices = useNotices();
  const { offered } = useViews();
  if (!hasDesk(role)) return NONE;
  return offered.map(({ id, name, to, gone }) => ({
    id: `view ${id}`,
    title: { raw: name },
    group: "ko'rinish",
    icon: <IconBookmark size={18} stroke={1.7} />,
    run: () => {
      if (gone) notices.warn("Bu ko'rinishdagi filtr endi yo'q");
      void navigate(to);
    },
  }));
}
