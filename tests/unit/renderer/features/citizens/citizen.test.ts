import { describe, expect, it } from 'vitest';
import { citizenForm as form, genderLabel } from '@/features/citizens/citizen.ts';

const filled = {
  fullname: 'Aliyev Vali',
  region_id: 1,
  district_id: 11,
  profession: 'Fermer',
  phone_number: '998901234567',
  gender: 'M',
  pinfl: '31210632040244',
};
const problems = (patch: object) =>
  form.schema.safeParse({ ...filled, ...patch }).error?.issues.map(({ path, message }) => `${path}: ${message}`);

describe('the form of a citizen', () => {
  it('requires everything but gender and PINFL', () => {
    expect(problems(form.empty())).toEqual([
      'fullname: Majburiy maydon',
      'region_id: Majburiy maydon',
      'district_id: Majburiy maydon',
      'profession: Majburiy maydon',
      'phone_number: Majburiy maydon',
    ]);
    expect(problems({ gender: null, pinfl: null })).toBeUndefined();
  });

  it.each(['998', '9989012345', '99890123456'])('does not accept %s as a complete phone number', (phone_number) => {
    expect(problems({ phone_number })).toEqual(["phone_number: Telefon raqami to'liq emas"]);
  });

  it.each(['+998 90 123 45 67', '901234567', '998901', '+79161234567', '8 (371) 239-12-34'])(
    'shows the stored phone %s as it is, and sends it back where it is not edited',
    (phone_number) => {
      const stored = form.read.parse({ ...filled, phone_number });
      expect(stored.phone_number).toBe(phone_number);
      expect(form.schemaOf(stored).parse({ ...stored, profession: 'Shifokor' })).toMatchObject({ phone_number });
      expect(form.schemaOf(stored).safeParse({ ...stored, phone_number: '99890' }).success).toBe(false);
    },
  );

  it('sends back fields that it does not show, and values that it does not know', () => {
    const record = { ...filled, id: 7, gender: 'X', is_verified: true };
    expect(form.schema.parse(form.read.parse(record))).toEqual({ ...filled, gender: 'X' });
  });
});

describe('a gender', () => {
  it('has a name where it is known', () => {
    expect(['M', 'F', 'X', null].map(genderLabel)).toEqual(['Erkak', 'Ayol', null, null]);
  });
});
