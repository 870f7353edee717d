/** Fields of a form that say where or of whom something is, each with those whose choice depends on it. */
const BELOW = {
  region_id: ['district_id'],
  // Quarters, schools, organizations and their tax and account numbers are those of a district.
  district_id: [
    'quarter_id',
    'organization_id',
    'id_number_id',
    'account_number_id',
    'additional_quarter_id',
    'school_id',
  ],
  // A class that is chosen among those of a school; one that is typed (`class_name`) stays.
  school_id: ['school_class'],
  school_class: ['student_id'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

type Level = keyof typeof BELOW;

/** Where something is, as forms hold it. */
export type ChosenPlace = { readonly region_id: number | null; readonly district_id: number | null };

/** The values with another region, whose districts and all that lies in them are others (N-023, S-077). */
export const withRegion = <V extends ChosenPlace>(values: V, region_id: number | null): V =>
  withChosen(values, 'region_id', region_id);

/** The values with another district, whose quarters, schools and organizations are others (N-024, S-078). */
export const withDistrict = <V extends ChosenPlace>(values: V, district_id: number | null): V =>
  withChosen(values, 'district_id', district_id);

/** The values with another school, whose classes and students are others (S-079). */
export const withSchool = <V extends { readonly school_id: number | null }>(values: V, school_id: number | null): V =>
  withChosen(values, 'school_id', school_id);

/** The values with another class of the school, whose students are others (S-080). */
export const withSchoolClass = <V extends { readonly school_class: string | null }>(
  values: V,
  school_class: string | null,
): V => withChosen(values, 'school_class', school_class);

/** Gives up whatever of the form depends on this field; the same object where the same value is chosen again. */
function withChosen<L extends Level, V extends Readonly<Record<L, unknown>>>(values: V, level: L, chosen: V[L]): V {
  if (values[level] === chosen) return values;
  const gone = dependents(level).filter((field) => field in values);
  return { ...values, ...Object.fromEntries(gone.map((field) => [field, null])), [level]: chosen };
}

const dependents = (level: Level): readonly string[] =>
  BELOW[level].flatMap((field) => [field, ...(field in BELOW ? dependents(field as Level) : [])]);
