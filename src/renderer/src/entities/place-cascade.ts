/** Fields of a form that hold a place or a person, each with the fields that depend on its value. */
const BELOW = {
  region_id: ['district_id'],
  // Quarters, schools, organizations and their tax and account numbers belong to a district.
  district_id: [
    'quarter_id',
    'organization_id',
    'id_number_id',
    'account_number_id',
    'additional_quarter_id',
    'school_id',
  ],
  // A class selected from a school's classes; a typed class (`class_name`) is kept.
  school_id: ['school_class'],
  school_class: ['student_id'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

type Level = keyof typeof BELOW;

/**
 * Groups for `together` of `recordForm`: one for each field that depends on a district, with the place and `others`. A
 * quarter and an organization of one district are in separate groups.
 */
export const placeGroups = (...others: string[]): readonly (readonly string[])[] =>
  BELOW.district_id.map((field) => ['region_id', 'district_id', ...others, field]);

/** A place in a form: ids of a region and a district. */
export type ChosenPlace = { readonly region_id: number | null; readonly district_id: number | null };

/** The values with another region; district and all dependent fields are cleared (N-023, S-077). */
export const withRegion = <V extends ChosenPlace>(values: V, region_id: number | null): V =>
  withChosen(values, 'region_id', region_id);

/**
 * The values with another district; quarter, school, organization and other dependent fields are cleared (N-024,
 * S-078).
 */
export const withDistrict = <V extends ChosenPlace>(values: V, district_id: number | null): V =>
  withChosen(values, 'district_id', district_id);

/** The values with another school; class and student are cleared (S-079). */
export const withSchool = <V extends { readonly school_id: number | null }>(values: V, school_id: number | null): V =>
  withChosen(values, 'school_id', school_id);

/** The values with another class; the student is cleared (S-080). */
export const withSchoolClass = <V extends { readonly school_class: string | null }>(
  values: V,
  school_class: string | null,
): V => withChosen(values, 'school_class', school_class);

/** Sets a field and clears all fields that depend on it; returns the same object if the value is unchanged. */
function withChosen<L extends Level, V extends Readonly<Record<L, unknown>>>(values: V, level: L, chosen: V[L]): V {
  if (values[level] === chosen) return values;
  const gone = dependents(level).filter((field) => field in values);
  return { ...values, ...Object.fromEntries(gone.map((field) => [field, null])), [level]: chosen };
}

const dependents = (level: Level): readonly string[] =>
  BELOW[level].flatMap((field) => [field, ...(field in BELOW ? dependents(field as Level) : [])]);
