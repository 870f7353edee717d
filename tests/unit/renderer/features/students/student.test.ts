import { withoutPersonalNumbers } from '@shared/personal-numbers.ts';
import { describe, expect, it } from 'vitest';
import { studentForm as form, knownSchool } from '@/features/students/student.ts';

const filled = {
  full_name: ' Karimova Zilola ',
  region_id: 1,
  district_id: 11,
  school_id: 701,
  school: '24-maktab',
  class_name: '7-A',
  class_number: '7',
  kundalik_id: '2400100',
  phone_number: '998901234567',
};
const problems = (patch: object) =>
  form.schema.safeParse({ ...filled, ...patch }).error?.issues.map(({ path, message }) => `${path}: ${message}`);

describe('the form of a student', () => {
  it('requires all but region and district (S-023 to S-028)', () => {
    expect(problems(form.empty())?.toSorted()).toEqual(
      ['class_name', 'class_number', 'full_name', 'kundalik_id', 'phone_number', 'school_id'].map(
        (field) => `${field}: Majburiy maydon`,
      ),
    );
    expect(['full_name', 'school_id', 'region_id', 'district_id'].map(form.isRequired)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('sends the fields of E290: the title of the school is only shown', () => {
    const { school: _, ...sent } = filled;
    expect(form.schema.parse(filled)).toEqual({ ...sent, full_name: 'Karimova Zilola' });
  });

  it.each(['998', '9989012345', '99890123456', '9989012345678'])(
    'does not accept %s as a complete number (S-029)',
    (phone) => {
      expect(problems({ phone_number: phone })).toEqual(["phone_number: Telefon raqami to'liq emas"]);
    },
  );

  it.each(['998901234567', '+998 (90) 123-45-67', '901234567', '90123', '+7 916 123-45-67'])(
    'sends the stored phone %s back as it came, unless it is edited (S-030)',
    (phone_number) => {
      const stored = form.read.parse({ ...filled, phone_number });
      expect(form.schemaOf(stored).parse({ ...stored, class_name: '8-A' })).toMatchObject({ phone_number });
      const wrong = form.schemaOf(stored).safeParse({ ...stored, phone_number: '9989' }).error?.issues;
      expect(wrong).toMatchObject([{ path: ['phone_number'], message: "Telefon raqami to'liq emas" }]);
    },
  );

  it('keeps no phone number in a draft', () => {
    expect(withoutPersonalNumbers(filled)).toEqual({ ...filled, full_name: filled.full_name, phone_number: '' });
  });
});

describe('the school of a record', () => {
  it('stays an option only in its own district', () => {
    expect(knownSchool(filled, 11)).toEqual({ id: 701, title: '24-maktab' });
    expect(knownSchool(filled, 12)).toBeNull();
    expect(knownSchool(filled, null)).toBeNull();
    expect(knownSchool({ ...filled, school_id: null }, 11)).toBeNull();
  });
});
