import { IconHelpCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { LOCAL_QUERY } from '@/api/local-query.ts';
import type { PaletteSource } from '@/kit/palette/source.ts';
import { useMe } from '@/session/session.ts';
import { chaptersFor } from './access.ts';
import { useManual } from './use-manual.ts';

const chaptersQuery = {
  queryKey: ['chapters of the manual'],
  queryFn: async () => (await import('./chapters/chapters.ts')).CHAPTERS,
  staleTime: 'static',
  meta: LOCAL_QUERY,
} as const;

/** The palette's entries of the chapters of the manual for a typed text; they are loaded with the first one. */
export function useChapterSource(query: string): PaletteSource {
  const { role } = useMe();
  const manual = useManual();
  const { data } = useQuery({ ...chaptersQuery, enabled: query !== '' });
  if (!data || query === '') return {};
  const entries = chaptersFor(role, data).map(({ id, title }) => ({
    id: `chapter ${id}`,
    title,
    group: "Qo'llanma" as const,
    icon: <IconHelpCircle size={18} stroke={1.7} />,
    run: () => manual.open(id),
  }));
  return { commands: entries, answer: data };
}
