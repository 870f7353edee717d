import type { ReactNode } from 'react';
import { CategoryName } from '@/entities/category-name.tsx';
import { STAGE_LABELS } from '@/entities/initiative-stages.ts';
import { INITIATIVE_TYPE_LABELS } from '@/entities/initiative-types.ts';
import { formatCount, formatMoney } from '@/i18n/formats.ts';
import type { Translation } from '@/i18n/i18n.ts';
import type { Text } from '@/i18n/text.ts';
import { type DecisiveFact, fileFact } from '@/kit/decisions/changes.ts';
import { comparedText } from '@/kit/merging/compared-text.ts';
import type { Initiative } from './initiative.ts';
import { ROAD_TYPE_LABELS } from './road.ts';
import { SUB_STAGE_LABELS } from './sub-stages.ts';

type Field = Exclude<keyof Initiative, 'odd_words'>;

/** Whether a row of the list, which lacks some fields, leaves one out: it is not compared. */
const isUntold = (field: Field, ...readings: readonly Initiative[]): boolean =>
  readings.some(({ left_out }) => left_out?.includes(field));

/** A value as it is compared: blanks and the order of photos do not count. */
function compared(value: Initiative[Field]): string | number | boolean | null {
  if (typeof value === 'string') return comparedText(value);
  return Array.isArray(value) ? JSON.stringify(value.toSorted()) : (value ?? null);
}
const told =
  (field: Field): DecisiveFact<Initiative>['of'] =>
  (one, other) =>
    isUntold(field, one, other) ? null : compared(one[field]);

type Words<F extends Field> = (value: NonNullable<Initiative[F]>, translation: Translation) => ReactNode;

/** A field, with the words for its value; a dash for an empty value. */
function field<F extends Field>(name: F, label: Text, words: Words<F> = asWritten): DecisiveFact<Initiative> {
  const shown: DecisiveFact<Initiative>['shown'] = ({ [name]: value }, translation) =>
    value === null || value === undefined || value === '' ? '—' : words(value, translation);
  return { label, of: told(name), shown };
}
const asWritten = (value: unknown, { tr }: Translation) => tr(String(value));
const labelled =
  <V extends string>(labels: Readonly<Record<V, Text>>) =>
  (value: V, { t }: Translation) =>
    t(labels[value]);

/** A field in which 0 means "none", like null (C-028). */
const amount = (name: Amount, label: Text, words: Words<Amount> = asWritten): DecisiveFact<Initiative> => ({
  ...field(name, label, words),
  of: (one, other) => told(name)(one, other) || null,
});
type Amount = 'requested_amount' | 'granted_amount' | 'latitude' | 'longitude';
const money: Words<Amount> = (som, { t }) => `${formatMoney(som)} ${t("so'm")}`;

/**
 * What has an id that is sent, and a title: two mahallas may have one name, and a row may lack the id. The id is shown
 * where it alone tells the two apart, or there is no title.
 */
const titled = (id: Titled, title: TitleOf<Titled>, label: Text): DecisiveFact<Initiative> => ({
  label,
  of: (one, other) => told(isUntold(id, one, other) ? title : id)(one, other),
  shown: (one, { tr }, { seen, now }) => {
    const name = one[title];
    const isEnough = name !== null && compared(seen[title]) !== compared(now[title]);
    return tr([name, !isEnough && one[id] !== null && `(ID ${one[id]})`].filter(Boolean).join(' ')) || '—';
  },
});
type Titled = 'organization_id' | 'region_id' | 'district_id' | 'quarter_id';
type TitleOf<F extends string> = F extends `${infer Name}_id` ? `${Name}_title` : never;

/** Whether the author may edit: only the grant of this right rests on it. */
export const IS_EDITABLE: DecisiveFact<Initiative> = field('is_editable', 'Tahrirlash huquqi');

/** The facts of an initiative that every decision rests on, in the order in which changes are reported. */
export const INITIATIVE_FACTS: readonly DecisiveFact<Initiative>[] = [
  field('stage', 'Bosqich', labelled(STAGE_LABELS)),
  field('moderation_sub_stage', 'Moderatsiya holati', labelled(SUB_STAGE_LABELS)),
  field('moderation_sub_stage_comment', 'Izoh'),
  field('moderator_comment', 'Moderator izohi'),
  field('title', 'Sarlavha'),
  field('description', 'Tavsif'),
  field('author_fullname', 'Muallif'),
  amount('requested_amount', "So'ralgan summa", money),
  amount('granted_amount', 'Ajratilgan summa', money),
  field('category_id', 'Toifa', (id) => <CategoryName id={id} />),
  field('type', 'Turi', labelled(INITIATIVE_TYPE_LABELS)),
  titled('organization_id', 'organization_title', 'Tashkilot'),
  titled('region_id', 'region_title', 'Viloyat'),
  titled('district_id', 'district_title', 'Tuman'),
  titled('quarter_id', 'quarter_title', 'Mahalla'),
  field('customer_tin', 'Buyurtmachi STIRi'),
  field('road_type', "Yo'l turi", labelled(ROAD_TYPE_LABELS)),
  field('road_length', "Yo'l uzunligi", formatCount),
  field('is_energy_effective', 'Energiya samarador loyiha', (is, { t }) => (is ? t('Ha') : t("Yo'q"))),
  field('address_title', 'Manzil'),
  amount('latitude', 'Kenglik'),
  amount('longitude', 'Uzunlik'),
  {
    label: 'Rasmlar',
    of: told('images'),
    shown: (one, { t }, { seen, now }) => {
      const areOthers = one === now && now.images.length === seen.images.length;
      return t(areOthers ? 'Boshqa {{count}} ta' : '{{count}} ta', { count: one.images.length });
    },
  },
  fileFact('Xarid qilinadigan tovarlar fayli', told('purchased_goods_file')),
];

/**
 * The fields that the first reading left out and the second has; null where there are none. They are not changes: nobody
 * has seen them before.
 */
export function filledIn(seen: Initiative, now: Initiative): Partial<Initiative> | null {
  const still = now.left_out ?? [];
  const filled = (seen.left_out ?? []).filter((name) => !still.includes(name));
  if (filled.length === 0) return null;
  return { ...Object.fromEntries(Object.entries(now).filter(([name]) => filled.includes(name))), left_out: still };
}
