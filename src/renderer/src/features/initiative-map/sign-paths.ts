import type { MapState } from './map-state.ts';

/** The sign of a state, in a field of 16 by 16 around 0; signs tell the states apart, not colours alone. */
export const SIGN_PATHS: Record<MapState, string> = {
  notSeen: 'M-3 0a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z',
  withDistrict: 'M0 -4.5V0.5L3 3',
  returned: 'M-1.5 -4.5L-4.5 -1.5L-1.5 1.5M-4.5 -1.5H2a2.8 2.8 0 0 1 0 5.6H-0.5',
  passed: 'M-4 0.5L-1 3.5L4.5 -3',
  denied: 'M-3.2 -3.2L3.2 3.2M3.2 -3.2L-3.2 3.2',
  winner:
    'M-3 -4H3V-1a3 3 0 0 1 -6 0zM0 2V4M-2.5 4.2H2.5M-3 -3H-4.8V-2a1.8 1.8 0 0 0 1.8 1.8M3 -3H4.8V-2a1.8 1.8 0 0 1 -1.8 1.8',
  unknown: 'M-2 -2.2a2.1 2.1 0 1 1 3 2C0.2 0.3 0 0.8 0 1.6M0 4V4.1',
};
