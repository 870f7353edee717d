import { describe, expect, it } from 'vitest';
import { contactForm } from '@/features/contacts/contact.ts';

const { schema, read, empty } = contactForm;
const filled = { ...empty(), region_id: 3, district_id: 31 };
const messagesOf = (values: typeof filled | ReturnType<typeof empty>) =>
  Object.fromEntries(
    (schema.safeParse(values).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  );

describe('the form of a contact', () => {
  it('requires only region and district (H-020, H-021)', () => {
    expect(messagesOf(empty())).toEqual({ region_id: 'Majburiy maydon', district_id: 'Majburiy maydon' });
    expect(schema.parse(filled)).toEqual({
      region_id: 3,
      district_id: 31,
      fullname: null,
      phone: null,
      position: 'Bosh mutaxassis',
    });
  });

  it('sends the phone as a number, complete or not at all (H-022)', () => {
    expect(schema.parse({ ...filled, phone: '998901234567', fullname: ' Aliyev Vali ' })).toMatchObject({
      phone: 998901234567,
      fullname: 'Aliyev Vali',
    });
    expect(schema.parse({ ...filled, phone: '901234567' }).phone).toBe(998901234567);
    const unfinished = Array.from({ length: 9 }, (_, digits) => `998${'123456789'.slice(0, digits)}`);
    for (const phone of [...unfinished, '+1055', 'qabulxona'])
      expect(messagesOf({ ...filled, phone })).toEqual({ phone: "Telefon raqami to'liq kiritilmagan" });
  });

  it.each([1055, 1234567, 79161234567, 712391234, '90 123 45 67', '+7 916 123-45-67', '0123', null])(
    'sends the phone %j, which is not edited, back as it came',
    (phone) => {
      const stored = read.parse({ region_id: 3, district_id: 31, phone });
      expect(stored.phone).toBe(String(phone ?? ''));
      expect(contactForm.schemaOf(stored).parse({ ...stored, district_id: 32 })).toMatchObject({ phone });
    },
  );

  it('validates a phone that is edited', () => {
    const stored = read.parse({ region_id: 3, district_id: 31, phone: '90 123' });
    expect(contactForm.schemaOf(stored).safeParse({ ...stored, phone: '99890123' }).error?.issues).toMatchObject([
      { path: ['phone'], message: "Telefon raqami to'liq kiritilmagan" },
    ]);
    expect(contactForm.schemaOf(stored).parse({ ...stored, phone: '' }).phone).toBeNull();
  });

  it('keeps the position of an existing contact (H-023)', () => {
    const known = read.parse({ region_id: 3, district_id: 31, position: 'Boʻlim boshligʻi' });
    expect(schema.parse(known).position).toBe('Boʻlim boshligʻi');
    expect(schema.parse(read.parse({ region_id: 3, district_id: 31 })).position).toBe('Bosh mutaxassis');
  });
});
