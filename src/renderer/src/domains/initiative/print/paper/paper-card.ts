import type { Board } from '@/entities/boards.ts';
import { locationOf } from '@/entities/initiative-location.ts';
import { shortened } from '@/kit/shortened.ts';
import type { Initiative } from '../../model/initiative.ts';
import { blanked } from './blanked.ts';
import { MOST_PICTURES, type PaperCard } from './job.ts';

/** Longest text of a single line of the card, in characters: a longer one would push everything else off the sheet. */
const LINE = 300;

const line = (text: string | null): string | null => {
  const whole = blanked(text);
  return whole && shortened(whole, LINE);
};

/**
 * An initiative as its card shows it. Personal numbers are blanked in texts of citizens and staff; ids and sums stay as
 * the platform gives them. A truncated title is repeated in full above the description.
 */
export function paperCard(
  initiative: Initiative,
  { board, category }: { board: Board | undefined; category: string | null },
): PaperCard {
  const title = line(initiative.title);
  const whole = blanked(initiative.title);
  const description = blanked(initiative.description);
  return {
    public_id: initiative.public_id,
    season: board ? { season: board.season, year: board.year } : null,
    title,
    description: title === whole ? description : [whole, description].filter(Boolean).join('\n\n'),
    author: line(initiative.author_fullname),
    verified: initiative.author_is_verified,
    stage: initiative.stage,
    sub_stage: initiative.moderation_sub_stage,
    comment: blanked(initiative.moderation_sub_stage_comment ?? initiative.moderator_comment),
    region: line(initiative.region_title),
    district: line(initiative.district_title),
    quarter: line(initiative.quarter_title),
    address: line(initiative.address_title),
    category: line(category),
    type: initiative.type,
    created_at: initiative.created_at,
    granted: initiative.granted_amount,
    requested: initiative.requested_amount,
    location: locationOf(initiative),
    pictures: initiative.images.slice(0, MOST_PICTURES),
  };
}
