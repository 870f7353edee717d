import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { draftShape } from '@/kit/drafts/draft-shape.ts';
import { helperIdField, idField, numberField, optional, shownField, textField } from '@/kit/forms/record-fields.ts';
import { recordForm } from '@/kit/forms/record-form.ts';
import { titleField } from '@/kit/localized/languages.ts';

const form = recordForm({
  title: titleField(),
  region_id: helperIdField(),
  district_id: idField(),
  amount: numberField(),
  note: optional(textField()),
});
const title = { uz_lat: 'Yoʻl', uz_cyr: 'Йўл', ru: 'Дорога', en: 'Road', kr: 'Jol' };
const whole = { title, region_id: 3, district_id: 31, amount: 0, note: ' ' };

describe('fields that are described once', () => {
  it('give what a new record holds, which is a draft of it, too', () => {
    const empty = form.empty();
    expect(empty).toEqual({
      title: { uz_lat: '', uz_cyr: '', ru: '', en: '', kr: '' },
      region_id: null,
      district_id: null,
      amount: null,
      note: '',
    });
    expect(draftShape(empty).safeParse(whole).success).toBe(true);
    expect(draftShape(empty).safeParse({ ...whole, other: 1 }).success).toBe(false);
  });

  it('give what is wrong, by field', () => {
    const issues = form.schema.safeParse(form.empty()).error?.issues ?? [];
    expect(issues.map(({ path, message }) => `${path.join('.')}: ${message}`)).toEqual([
      ...['uz_lat', 'uz_cyr', 'ru', 'en', 'kr'].map((language) => `title.${language}: Majburiy maydon`),
      'district_id: Majburiy maydon',
      'amount: Majburiy maydon',
    ]);
  });

  it('give what is sent: a helper is not, and an optional one that is blank goes as null', () => {
    expect(form.schema.parse(whole)).toEqual({ title, district_id: 31, amount: 0, note: null });
  });

  it('give what the form holds of a record, whatever else stands there', () => {
    expect(form.read.parse({ id: 7, title: 'Yoʻl', region_id: 3, district_id: '31', amount: '1 200.50' })).toEqual({
      title: { uz_lat: 'Yoʻl', uz_cyr: '', ru: '', en: '', kr: '' },
      region_id: null,
      district_id: 31,
      amount: 1200.5,
      note: '',
    });
    expect(form.read.safeParse({ district_id: 'yoʻq' }).success).toBe(false);
  });

  it('give what is read and shown, and never sent', () => {
    const shown = recordForm({ title: textField(), status: shownField() });
    const record = { title: 'Maktab', status: 'ACTIVE' };
    expect(shown.read.parse(record)).toEqual(record);
    expect(shown.schema.parse(record)).toEqual({ title: 'Maktab' });
    expect(shown.isRequired('status')).toBe(false);
  });

  it('give by which a record is told in its envelope: what must be there', () => {
    expect(form.known).toEqual(['title', 'district_id', 'amount']);
    expect(recordForm({ note: optional(textField()) }).known).toEqual(['note']);
  });

  it('give which inputs are marked', () => {
    expect(['title.ru', 'region_id', 'district_id', 'amount', 'note', 'other'].filter(form.isRequired)).toEqual([
      'title.ru',
      'district_id',
      'amount',
    ]);
  });

  it('have types: what is held and what is sent', () => {
    type Held = z.input<typeof form.schema>;
    type Sent = z.output<typeof form.schema>;
    const held: Held = { ...form.empty(), amount: 5 };
    const sent: Sent = form.schema.parse({ ...whole, ...held, title, district_id: 1 });
    // @ts-expect-error a helper is not sent
    expect(sent.region_id).toBeUndefined();
    expect(z.object({ amount: z.number() }).parse(sent)).toEqual({ amount: 5 });
  });
});
