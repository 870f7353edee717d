import { linkTo } from '@shared/initiative-link.ts';
import type { Initiative } from '../model/initiative.ts';
import { blanked } from '../print/paper/blanked.ts';

/**
 * An initiative for a message: its title, and below its id and a link. The id stands by itself, because most people write where
 * a scheme of one's own is no link; the palette takes it back. Without a public id there is nothing to copy: null.
 */
export function copiedText(
  { id, public_id, title }: Pick<Initiative, 'id' | 'public_id' | 'title'>,
  platform: string,
): string | null {
  if (public_id === null) return null;
  const below = `${public_id} ${linkTo({ id, publicId: public_id, platform })}`;
  return [blanked(title)?.replaceAll(/\s+/g, ' '), below].filter(Boolean).join('\n');
}
