import { isFound } from '@/kit/palette/find.ts';
import type { Recent } from '../recents/recents.ts';

/** Most recent initiatives that the palette shows at once. */
const SHOWN = 5;

/** The most recent initiatives whose id or title has every word of the query, in either script. */
export const foundRecents = (recents: readonly Recent[], query: string): readonly Recent[] =>
  recents.filter(({ public_id, title }) => isFound(query, public_id ?? '', title ?? '')).slice(0, SHOWN);
