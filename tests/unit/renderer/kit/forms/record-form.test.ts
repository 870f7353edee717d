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
  it('give the values of a new record, which fit a draft, too', () => {
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

  it('give the problems by field', () => {
    const issues = form.schema.safeParse(form.empty()).error?.issues ?? [];
    expect(issues.map(({ path, message }) => `${path.join('.')}: ${message}`)).toEqual([
      ...['uz_lat', 'uz_cyr', 'ru', 'en', 'kr'].map((language) => `title.${language}: Majburiy maydon`),
      'district_id: Majburiy maydon',
      'amount: Majburiy maydon',
    ]);
  });

  it('give the values to send: no helper, and null for a blank optional field', () => {
    expect(form.schema.parse(whole)).toEqual({ title, district_id: 31, amount: 0, note: null });
  });

  it('give the form values of a record, whatever other fields it has', () => {
    expect(form.read.parse({ id: 7, title: 'Yoʻl', region_id: 3, district_id: '31', amount: '1 200.50' })).toEqual({
      title: { uz_lat: 'Yoʻl', uz_cyr: '', ru: '', en: '', kr: '' },
      region_id: null,
      district_id: 31,
      amount: 1200.5,
      note: '',
    });
    expect(form.read.safeParse({ district_id: 'yoʻq' }).success).toBe(false);
  });

  it('may be read and shown, and never sent', () => {
    const shown = recordForm({ title: textField(), status: shownField() });
    const record = { title: 'Maktab', status: 'ACTIVE' };
    expect(shown.read.parse(record)).toEqual(record);
    expect(shown.schema.parse(record)).toEqual({ title: 'Maktab' });
    expect(shown.isRequired('status')).toBe(false);
  });

  it('give the required fields, by which a record is recognized in its envelope', () => {
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

  it('have types for form values and for sent values', () => {
    type Held = z.input<typeof form.schema>;
    type Sent = z.output<typeof form.schema>;
    const held: Held = { ...form.empty(), amount: 5 };
    const sent: Sent = form.schema.parse({ ...whole, ...held, title, district_id: 1 });
    // @ts-expect-error a helper is not sent
    expect(sent.region_id).toBeUndefined();
    expect(z.object({ amount: z.number() }).parse(sent)).toEqual({ amount: 5 });
  });
});
