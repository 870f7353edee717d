import { lazyComponent } from '../lazy-component.tsx';
import type { PairMapProps } from './leaflet-pair.tsx';

/** A map with two numbered places and their distance. Fills the height of its container. */
export const PairMap = lazyComponent<PairMapProps>(async () => (await import('./leaflet-pair.tsx')).LeafletPair);
