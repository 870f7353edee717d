/** Fields of a form that say where something is, each with those whose choice depends on it. */
const BELOW = {
  region_id: ['district_id'],
  // Quarters, organizations and their tax and account numbers are those of a district.
  district_id: ['quarter_id', 'organization_id', 'id_number_id', 'account_number_id', 'additional_quarter_id'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

type Level = keyof typeof BELOW;

/** Where something is, as forms hold it. */
export type ChosenPlace = { readonly region_id: number | null; readonly district_id: number | null };

/** The values with another region, whose districts and all that lies in them are others (N-023). */
export const withRegion = <V extends ChosenPlace>(values: V, region_id: number | null): V =>
  withPlace(values, 'region_id', region_id);

/** The values with another district, whose quarters and organizations are others (N-024). */
export const withDistrict = <V extends ChosenPlace>(values: V, district_id: number | null): V =>
  withPlace(values, 'district_id', district_id);

/** Gives up whatever of the form depends on the place; the same object where the same one is chosen again. */
function withPlace<V extends ChosenPlace>(values: V, level: Level, id: number | null): V {
  if (values[level] === id) return values;
  const gone = dependents(level).filter((field) => field in values);
  return { ...values, ...Object.fromEntries(gone.map((field) => [field, null])), [level]: id };
}

const dependents = (level: Level): readonly string[] =>
  BELOW[level].flatMap((field) => [field, ...(field in BELOW ? dependents(field as Level) : [])]);
