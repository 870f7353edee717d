/** What a map shows at first: its middle in degrees (WGS 84), and how near. */
export type MapStart = { latitude: number; longitude: number; zoom: number };

/** Zoom of a map at first (spec 000 §9). */
export const DEFAULT_ZOOM = 10;
