import { IconBookmark } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { useNotices } from '@/kit/notices.ts';
import type { PaletteEntry, PaletteSource } from '@/kit/palette/source.ts';
import { useViews } from './use-views.ts';

const NOTHING: PaletteSource = {};

/** The palette's entries of the person's views of the list. `mayOpen`: whether the role has the list. */
export function useViewSource(mayOpen: boolean): PaletteSource {
  const navigate = useNavigate();
  const notices = useNotices();
  const { offered } = useViews();
  if (!mayOpen) return NOTHING;
  const entries = offered.map(
    ({ id, name, to, gone }): PaletteEntry => ({
      id: `view ${id}`,
      title: { raw: name },
      group: "ko'rinish",
      icon: <IconBookmark size={18} stroke={1.7} />,
      run: () => {
        if (gone) notices.warn("Bu ko'rinishdagi filtr endi yo'q");
        void navigate(to);
      },
    }),
  );
  return { entries };
}
