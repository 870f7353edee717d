import { locationOf } from '@/entities/initiative-location.ts';
import type { MapStart } from '@/kit/map-view/map-start.ts';
import { DEFAULT_ZOOM } from '@/kit/map-view/map-start.ts';
import type { Initiative } from '../model/initiative.ts';

/** Centre of each region, in degrees, by the first four digits of SOATO, the state register of places. */
const REGION_CENTRES: Readonly<Record<string, readonly [latitude: number, longitude: number]>> = {
  1703: [40.783, 72.344],
  1706: [39.775, 64.429],
  1708: [40.116, 67.842],
  1710: [38.861, 65.789],
  1712: [40.084, 65.379],
  1714: [40.998, 71.673],
  1718: [39.654, 66.96],
  1722: [37.224, 67.278],
  1724: [40.49, 68.784],
  1726: [41.311, 69.28],
  1727: [41.043, 69.358],
  1730: [40.384, 71.784],
  1733: [41.55, 60.631],
  1735: [42.461, 59.617],
};

const COUNTRY: MapStart = { latitude: 41.4, longitude: 64.6, zoom: 6 };

/** Initial view of the map: the initiative's location, else its region, else the country. */
export function locationStart(initiative: Pick<Initiative, 'latitude' | 'longitude' | 'district_soato'>): MapStart {
  const location = locationOf(initiative);
  if (location) return { ...location, zoom: DEFAULT_ZOOM };
  const [latitude, longitude] = REGION_CENTRES[initiative.district_soato?.slice(0, 4) ?? ''] ?? [];
  return latitude === undefined || longitude === undefined ? COUNTRY : { latitude, longitude, zoom: DEFAULT_ZOOM };
}
