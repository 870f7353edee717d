import { describe, expect, it } from 'vitest';
import { withDistrict, withRegion, withSchool, withSchoolClass } from '@/entities/place-cascade.ts';

const place = { region_id: 1, district_id: 11, quarter_id: 111, year: 2025 };

it('clears district and quarter with another region, and the quarter with another district', () => {
  expect(withRegion(place, 2)).toEqual({ region_id: 2, district_id: null, quarter_id: null, year: 2025 });
  expect(withRegion(place, null)).toEqual({ region_id: null, district_id: null, quarter_id: null, year: 2025 });
  expect(withDistrict(place, 12)).toEqual({ region_id: 1, district_id: 12, quarter_id: null, year: 2025 });
});

it('changes nothing where the same place is chosen again', () => {
  expect(withRegion(place, 1)).toBe(place);
  expect(withDistrict(place, 11)).toBe(place);
});

it('adds no quarter to a form without one', () => {
  const { quarter_id: _, ...rest } = place;
  expect(withRegion(rest, 2)).toEqual({ region_id: 2, district_id: null, year: 2025 });
  expect(withDistrict(rest, 12)).toEqual({ region_id: 1, district_id: 12, year: 2025 });
});

it('clears every other field of the form that depends on the district', () => {
  const form = {
    ...place,
    organization_id: 5,
    id_number_id: 7,
    account_number_id: 8,
    additional_quarter_id: 9,
    title: 'x',
  };
  const gone = { quarter_id: null, organization_id: null, id_number_id: null, account_number_id: null };
  expect(withDistrict(form, 12)).toEqual({ ...form, district_id: 12, ...gone, additional_quarter_id: null });
  expect(withRegion(form, 2)).toEqual({
    ...form,
    region_id: 2,
    district_id: null,
    ...gone,
    additional_quarter_id: null,
  });
});

describe('in a school (S-077 to S-080)', () => {
  const student = { region_id: 1, district_id: 11, school_id: 7, school_class: '7-A', student_id: 3, title: 'x' };
  const gone = { school_id: null, school_class: null, student_id: null };

  it('another place clears school, class and student', () => {
    expect(withRegion(student, 2)).toEqual({ ...student, region_id: 2, district_id: null, ...gone });
    expect(withDistrict(student, 12)).toEqual({ ...student, district_id: 12, ...gone });
  });

  it('another school clears class and student, another class the student', () => {
    expect(withSchool(student, 8)).toEqual({ ...student, school_id: 8, school_class: null, student_id: null });
    expect(withSchoolClass(student, '7-B')).toEqual({ ...student, school_class: '7-B', student_id: null });
    expect(withSchool(student, 7)).toBe(student);
    expect(withSchoolClass(student, '7-A')).toBe(student);
  });

  it('a typed class is kept', () => {
    const typed = { region_id: 1, district_id: 11, school_id: 7, class_name: '7-A' };
    expect(withDistrict(typed, 12)).toEqual({ ...typed, district_id: 12, school_id: null });
    expect(withSchool(typed, 8)).toEqual({ ...typed, school_id: 8 });
  });
});
