import type { Text } from '@/i18n/catalogue.ts';
import type { Initiative } from '../initiative.ts';

/** What a decision rests on, in the order in which a change of it is told. */
const DECISIVE = [
  ['stage', 'Bosqich'],
  ['moderation_sub_stage', 'Moderatsiya holati'],
  ['moderation_sub_stage_comment', 'Izoh'],
  ['moderator_comment', 'Moderator izohi'],
  ['title', 'Sarlavha'],
  ['description', 'Tavsif'],
  ['author_fullname', 'Muallif'],
  ['requested_amount', "So'ralgan summa"],
  ['granted_amount', 'Ajratilgan summa'],
  ['category_id', 'Toifa'],
  ['type', 'Turi'],
  ['organization_title', 'Tashkilot'],
  ['quarter_title', 'Mahalla'],
  ['address_title', 'Manzil'],
  ['latitude', 'Kenglik'],
  ['longitude', 'Uzunlik'],
  ['images', 'Rasmlar'],
  ['purchased_goods_file', 'Xarid qilinadigan tovarlar fayli'],
] as const satisfies readonly (readonly [keyof Initiative, Text])[];

export type Change = {
  field: (typeof DECISIVE)[number][0];
  label: Text;
  before: Initiative[Change['field']];
  after: Initiative[Change['field']];
};

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * What somebody else has changed between two readings of an initiative; nothing where a decision may rest on either. A
 * row of the list does not say everything: what it left out cannot have been seen.
 */
export const changesBetween = (seen: Initiative, now: Initiative): readonly Change[] =>
  DECISIVE.flatMap(([field, label]) =>
    seen[field] === undefined || same(seen[field], now[field])
      ? []
      : [{ field, label, before: seen[field], after: now[field] }],
  );
