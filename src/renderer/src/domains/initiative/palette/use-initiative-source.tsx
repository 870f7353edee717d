import type { PaletteSource } from '@/kit/palette/source.ts';
import { FoundGroup } from './found-group.tsx';
import { useById } from './use-by-id.ts';
import { useRecentEntries } from './use-recent-entries.tsx';

const NOTHING: PaletteSource = {};

/**
 * What the palette shows of initiatives: those with the id that is typed or pasted, and those viewed recently.
 * `mayOpen`: whether the role may open the desk, which shows a single one.
 */
export function useInitiativeSource(query: string, mayOpen: boolean): PaletteSource {
  const byId = useById(mayOpen ? query : '');
  const recent = useRecentEntries(byId?.digits ?? query, byId?.rows);
  if (!mayOpen) return NOTHING;
  return {
    ...recent,
    ...(byId && { first: <FoundGroup {...byId} />, answer: byId.rows, onEnter: byId.ask }),
  };
}
