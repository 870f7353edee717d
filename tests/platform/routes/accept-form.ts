import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import type { Changes, Subject } from '../db/decisions.ts';
import { requireOrganization, requirePlace, tinOfCustomer } from '../db/references.ts';
import { wrongValue } from '../http/problem.ts';
import { id } from '../http/values.ts';
import { isRoadAmount, MAX_AMOUNT, ROADS } from '../rules/amounts.ts';
import { initiativeType, roadType } from './initiative-values.ts';

/** Z-038: each of these with its bare name or with `_id`, never with both. */
const KEYS = ['category', 'quarter', 'organization', 'customer'] as const;

function withIds(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const renamed = { ...body } as Record<string, unknown>;
  for (const key of KEYS) {
    if (!(key in renamed) || `${key}_id` in renamed) continue;
    renamed[`${key}_id`] = renamed[key];
    delete renamed[key];
  }
  return renamed;
}

const fields = z.strictObject({
  granted_amount: z.number().int(),
  comment: z.string().max(5000).nullish(),
  category_id: id,
  quarter_id: id.nullish(),
  organization_id: id.nullish(),
  type: initiativeType,
  road_type: roadType.nullish(),
  road_length: z.number().int().positive().nullish(),
  description: z.string().nullish(),
  is_energy_effective: z.boolean().nullish(),
});

/** The accept form (spec 000 §3); the two road fields belong to category 11. */
export const acceptForm = z.preprocess(withIds, fields.extend({ customer_id: id.nullish() }));

/** The garden moderator's form, without a customer (D-002). */
export const gardenAcceptForm = z.preprocess(withIds, fields);

export type AcceptForm = z.output<typeof gardenAcceptForm> & { customer_id?: number | null | undefined };

/** D-011 to D-014: the amount of a road follows from its length and the price of its district. */
function requireRoad(db: DatabaseSync, subject: Subject, form: AcceptForm): void {
  const { road_type, road_length, granted_amount } = form;
  if (!road_type || !road_length) throw wrongValue("Yo'l turi va uzunligi majburiy", 'road_type, road_length: missing');
  const row = db
    .prepare('SELECT price, half_ready_price FROM road_prices WHERE board_id = ? AND district_id = ?')
    .get(subject.board_id, subject.district_id);
  const price = Number((road_type === 'NOT_READY' ? row?.price : row?.half_ready_price) ?? 0);
  if (price === 0) throw wrongValue("Ushbu tuman uchun yo'l narxi kiritilmagan", 'granted_amount: there is no price');
  if (!isRoadAmount(road_length, granted_amount, price))
    throw wrongValue(
      "Summa yo'l uzunligi va narxiga mos emas",
      `granted_amount: not that of ${road_length} m at ${price}`,
    );
}

/** Checks the form against the initiative and returns the columns to write; throws with a text for the person. */
export function acceptedColumns(db: DatabaseSync, subject: Subject, form: AcceptForm): Changes {
  const isGarden = subject.board_type === 'MY_GARDEN';
  if (form.granted_amount <= 0) throw wrongValue("Qiymat 0 dan katta bo'lishi kerak", 'granted_amount: not above 0');
  if (form.granted_amount > MAX_AMOUNT)
    throw wrongValue("Qiymat 1 500 000 000 dan kichik bo'lishi kerak", 'granted_amount: above the cap');
  if (form.type !== subject.type) throw wrongValue("Tashabbus turi o'zgartirilmaydi", 'type: always locked (D-006)');
  if (isGarden && form.category_id !== subject.category_id)
    throw wrongValue("Kategoriya o'zgartirilmaydi", 'category_id: locked for MY_GARDEN (D-004)');
  if (isGarden && form.customer_id)
    throw wrongValue('Ushbu doskada buyurtmachi tanlanmaydi', 'customer_id: hidden for MY_GARDEN (D-002)');
  if (!isGarden && !form.customer_id) throw wrongValue('Buyurtmachini tanlash majburiy', 'customer_id: required');
  if (form.quarter_id != null) requirePlace(db, { ...subject, quarter_id: form.quarter_id });
  requireOrganization(db, { ...form, district_id: subject.district_id, organization_id: form.organization_id ?? null });
  if (form.category_id === ROADS) requireRoad(db, subject, form);
  else if (form.road_type || form.road_length)
    throw wrongValue(
      "Yo'l maydonlari faqat yo'l kategoriyasida",
      'road_type, road_length: only with category 11 (D-007)',
    );
  const comment = form.comment?.trim() || null;
  return {
    granted_amount: form.granted_amount,
    moderator_comment: comment,
    moderation_sub_stage_comment: comment,
    category_id: form.category_id,
    // Not stated to be required (Z-170).
    quarter_id: form.quarter_id ?? null,
    organization_id: form.organization_id ?? null,
    customer_tin: form.customer_id ? tinOfCustomer(db, form.customer_id) : null,
    road_type: form.road_type ?? null,
    road_length: form.road_length ?? null,
    // Not stated to be required: an empty description keeps the author's.
    ...(form.description?.trim() && { description: form.description }),
    is_energy_effective: form.is_energy_effective ? 1 : 0,
    cancelation_reason_id: null,
    file_id: null,
  };
}
