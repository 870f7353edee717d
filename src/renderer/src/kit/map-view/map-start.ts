/** Initial view of a map: middle in degrees (WGS 84) and zoom level. */
export type MapStart = { latitude: number; longitude: number; zoom: number };

/** Initial zoom level (spec 000 §9). */
export const DEFAULT_ZOOM = 10;
