import { linkTo } from '@shared/initiative-link.ts';
import type { Initiative } from '../model/initiative.ts';
import { blanked } from '../print/paper/blanked.ts';

/**
 * An initiative as text for a message: its title, and below it id and link. The id is separate, as most messengers do
 * not recognize a custom scheme as a link; the palette finds the initiative by it. Null without a public id.
 */
export function copiedText(
  { id, public_id, title }: Pick<Initiative, 'id' | 'public_id' | 'title'>,
  platform: string,
): string | null {
  if (public_id === null) return null;
  const below = `${public_id} ${linkTo({ id, publicId: public_id, platform })}`;
  return [blanked(title)?.replaceAll(/\s+/g, ' '), below].filter(Boolean).join('\n');
}
