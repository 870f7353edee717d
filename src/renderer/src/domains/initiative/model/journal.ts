import type { JournalAction, JournalEntry, JournalFacts, JournalNote } from '@shared/journal.ts';
import { locationOf } from '@/entities/initiative-location.ts';
import { digestOf } from '@/kit/digest.ts';
import { decisionStands } from './decision-stands.ts';
import type { Initiative } from './initiative.ts';

/** What the platform says about the decision on an initiative. */
const stateOf = ({ stage, moderation_sub_stage }: Initiative): JournalFacts => ({ stage, moderation_sub_stage });

const placeOf = (initiative: Initiative): JournalFacts => {
  const { latitude = null, longitude = null } = locationOf(initiative) ?? {};
  return { latitude, longitude, address_title: initiative.address_title };
};

/**
 * Every field that an edit may change: an edit of a field missing here would count as carried out. Texts as digests, so
 * that the journal holds no citizen's text.
 */
const contentOf = (initiative: Initiative): JournalFacts => {
  const { stage, granted_amount, requested_amount, category_id, type, purchased_goods_file = null } = initiative;
  const { region_id, district_id, quarter_id, organization_id, description, moderator_comment } = initiative;
  return {
    ...{ stage, granted_amount, requested_amount, category_id, type, purchased_goods_file },
    ...{ region_id, district_id, quarter_id, organization_id },
    description: digestOf(description),
    // A form sends an empty comment as '', and the platform may return it as null; undefined is unknown.
    moderator_comment: moderator_comment === undefined ? null : digestOf(moderator_comment ?? ''),
  };
};

/** Facts of an initiative that tell whether an action was carried out; an action without them cannot be checked. */
const FACTS: Partial<Record<JournalAction, (initiative: Initiative) => JournalFacts>> = {
  accept: stateOf,
  reject: stateOf,
  confirm: stateOf,
  deny: stateOf,
  return: stateOf,
  promote: stateOf,
  demote: stateOf,
  ban: stateOf,
  edit: contentOf,
  'author-editing': ({ is_editable, stage }) => ({ is_editable, stage }),
  location: placeOf,
  'location-permission': placeOf,
};

/** Actions that a reading of the initiative can recognise as carried out. */
export const CHECKABLE: ReadonlySet<JournalAction> = new Set(Object.keys(FACTS) as JournalAction[]);

/** Facts of an initiative by which an action is recognised as carried out; null where none tell. */
export const factsOf = (action: JournalAction, initiative: Initiative): JournalFacts | null =>
  FACTS[action]?.(initiative) ?? null;

/** What an initiative tells of an entry; null where it tells nothing. */
export function readingFor({ action, before }: JournalEntry, initiative: Initiative) {
  const facts = factsOf(action, initiative);
  return facts && { facts, agrees: decisionStands(action, before, initiative) };
}

/** The journal's note of an action on an initiative, without author and description: it names and quotes no citizen. */
export function noteOf(
  action: JournalAction,
  initiative: Initiative,
  more: Pick<JournalNote, 'amount' | 'note' | 'expect' | 'undoes'> = {},
): JournalNote {
  const { id, public_id, board_id, region_title, district_title, quarter_title } = initiative;
  const before = factsOf(action, initiative);
  return {
    action,
    subject: {
      kind: 'initiative',
      id: String(id),
      publicId: public_id ?? undefined,
      title: initiative.title ?? undefined,
      place: [region_title, district_title, quarter_title].filter(Boolean).join(', '),
    },
    board: board_id ?? undefined,
    before: before ?? undefined,
    ...more,
  };
}
