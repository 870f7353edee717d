import { describe, expect, it } from 'vitest';
import { contactForm } from '@/features/contacts/contact.ts';

const { schema, read, empty } = contactForm;
const filled = { ...empty(), region_id: 3, district_id: 31 };
const messagesOf = (values: typeof filled | ReturnType<typeof empty>) =>
  Object.fromEntries(
    (schema.safeParse(values).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  );

describe('the form of a contact', () => {
  it('asks for region and district alone (H-020, H-021)', () => {
    expect(messagesOf(empty())).toEqual({ region_id: 'Majburiy maydon', district_id: 'Majburiy maydon' });
    expect(schema.parse(filled)).toEqual({
      region_id: 3,
      district_id: 31,
      fullname: null,
      phone: null,
      position: 'Bosh mutaxassis',
    });
  });

  it('sends the phone as a number, whole or not at all (H-022)', () => {
    expect(schema.parse({ ...filled, phone: '998901234567', fullname: ' Aliyev Vali ' })).toMatchObject({
      phone: 998901234567,
      fullname: 'Aliyev Vali',
    });
    for (const phone of ['99890123456', '9989', '901234567'])
      expect(messagesOf({ ...filled, phone })).toEqual({ phone: "Telefon raqami to'liq kiritilmagan" });
  });

  it.each([
    [998901234567, '998901234567'],
    ['+998 90 123-45-67', '998901234567'],
    [712391234, '998712391234'],
    [null, ''],
    [undefined, ''],
  ])('reads the phone %o as %o', (phone, held) => {
    expect(read.parse({ region_id: 3, district_id: 31, phone }).phone).toBe(held);
  });

  it('keeps the position of a known contact (H-023)', () => {
    const known = read.parse({ region_id: 3, district_id: 31, position: 'Boʻlim boshligʻi' });
    expect(schema.parse(known).position).toBe('Boʻlim boshligʻi');
    expect(schema.parse(read.parse({ region_id: 3, district_id: 31 })).position).toBe('Bosh mutaxassis');
  });
});
