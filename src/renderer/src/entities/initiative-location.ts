/** A place in degrees, WGS 84. */
export type Degrees = { readonly latitude: number; readonly longitude: number };

type Coordinates = { readonly latitude: number | null; readonly longitude: number | null };

/** Location of an initiative in degrees; null where none is set: 0 means no location (C-028). */
export const locationOf = ({ latitude, longitude }: Coordinates) =>
  latitude && longitude ? { latitude, longitude } : null;
