import type { Text } from '@/i18n/catalogue.ts';
import { comparedText } from '@/kit/merging/compared-text.ts';
import type { Initiative } from './initiative.ts';

/** Fields that a decision rests on, in the order in which changes are reported. */
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
  ['organization_id', 'Tashkilot'],
  ['region_id', 'Viloyat'],
  ['district_id', 'Tuman'],
  ['quarter_id', 'Mahalla'],
  ['customer_tin', 'Buyurtmachi STIRi'],
  ['road_type', "Yo'l turi"],
  ['road_length', "Yo'l uzunligi"],
  ['is_energy_effective', 'Energiya samarador loyiha'],
  ['address_title', 'Manzil'],
  ['latitude', 'Kenglik'],
  ['longitude', 'Uzunlik'],
  ['images', 'Rasmlar'],
  ['purchased_goods_file', 'Xarid qilinadigan tovarlar fayli'],
] as const satisfies readonly (readonly [keyof Initiative, Text])[];

/** Titles of the ids that are sent: two mahallas may have one name, and a row may lack the id. */
const TITLES = {
  organization_id: 'organization_title',
  region_id: 'region_title',
  district_id: 'district_title',
  quarter_id: 'quarter_title',
} as const satisfies Partial<Record<keyof Initiative, keyof Initiative>>;
const isTitled = (field: string): field is keyof typeof TITLES => Object.hasOwn(TITLES, field);

/** A field that a call rests on, with its label. */
export type DecisiveField = readonly [field: 'is_editable' | (typeof DECISIVE)[number][0], label: Text];

/** A field changed by somebody else, with its values before and after: the title of an id, where it has one. */
export type Change = {
  field: DecisiveField[0];
  label: Text;
  before: Initiative[Change['field']];
  after: Initiative[Change['field']];
};

/** Fields where 0 means "none", like null (C-028). */
const NONE_AS_ZERO: readonly Change['field'][] = ['requested_amount', 'granted_amount', 'latitude', 'longitude'];

/** Normalises a value, so that blanks, the order of photos, and 0 for "none" do not count as changes. */
function meant(field: Change['field'], value: unknown): unknown {
  if (typeof value === 'string') return comparedText(value);
  if (Array.isArray(value)) return [...value].sort();
  return value === 0 && NONE_AS_ZERO.includes(field) ? null : (value ?? null);
}

const same = (field: Change['field'], a: unknown, b: unknown): boolean =>
  JSON.stringify(meant(field, a)) === JSON.stringify(meant(field, b));

/**
 * Changes made by somebody else between two readings of an initiative; empty where a decision may rest on either. A row
 * of the list lacks some fields: a field left out of either reading is not compared. `more`: further fields to compare.
 */
export function changesBetween(
  seen: Initiative,
  now: Initiative,
  more: readonly DecisiveField[] = [],
): readonly Change[] {
  const unsaid = new Set([...(seen.left_out ?? []), ...(now.left_out ?? [])]);
  return [...DECISIVE, ...more].flatMap(([field, label]): Change[] => {
    if (!isTitled(field)) {
      if (unsaid.has(field) || same(field, seen[field], now[field])) return [];
      return [{ field, label, before: seen[field], after: now[field] }];
    }
    const title = TITLES[field];
    const compared = [field, title].find((name) => !unsaid.has(name));
    if (!compared || same(field, seen[compared], now[compared])) return [];
    const [before, after] = [seen[title], now[title]];
    return same(field, before, after)
      ? [{ field, label, before: numbered(before, seen[field]), after: numbered(after, now[field]) }]
      : [{ field, label, before: before ?? numbered(null, seen[field]), after: after ?? numbered(null, now[field]) }];
  });
}

/** A title with its id, which alone tells it from its namesake. */
const numbered = (title: string | null, id: number | null): string | null =>
  id === null ? title : [title, `(ID ${id})`].filter(Boolean).join(' ');

/**
 * The fields that the first reading left out and the second has; null where there are none. They are not changes: nobody
 * has seen them before.
 */
export function filledIn(seen: Initiative, now: Initiative): Partial<Initiative> | null {
  const still = now.left_out ?? [];
  const filled = (seen.left_out ?? []).filter((field) => !still.includes(field));
  if (filled.length === 0) return null;
  return { ...Object.fromEntries(Object.entries(now).filter(([field]) => filled.includes(field))), left_out: still };
}
