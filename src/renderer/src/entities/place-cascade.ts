/** Where something is, as forms hold it; the quarter only where the form has one. */
export type ChosenPlace = {
  readonly region_id: number | null;
  readonly district_id: number | null;
  readonly quarter_id?: number | null;
};

const withoutQuarter = (place: ChosenPlace) => ('quarter_id' in place ? { quarter_id: null } : {});

/** The values with another region, which has other districts and quarters (N-023); the same object for the same region. */
export const withRegion = <V extends ChosenPlace>(values: V, region_id: number | null): V =>
  region_id === values.region_id ? values : { ...values, region_id, district_id: null, ...withoutQuarter(values) };

/** The values with another district, which has other quarters (N-024); the same object for the same district. */
export const withDistrict = <V extends ChosenPlace>(values: V, district_id: number | null): V =>
  district_id === values.district_id ? values : { ...values, district_id, ...withoutQuarter(values) };
