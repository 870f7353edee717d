import type { LeafletEventHandlerFnMap, Map as LeafletMap } from 'leaflet';
import { createContext, use, useEffect } from 'react';

/** The map of a `BaseMap`, for what is on it. */
export const MapContext = createContext<LeafletMap | null>(null);

/** The map around a component. Throws outside of a `BaseMap`. */
export function useMap(): LeafletMap {
  const map = use(MapContext);
  if (!map) throw new Error('useMap is for the children of a BaseMap');
  return map;
}

/** The map around a component, with handlers of its events, each as the last rendering gave it. */
export function useMapEvents(handlers: LeafletEventHandlerFnMap): LeafletMap {
  const map = useMap();
  useEffect(() => {
    map.on(handlers);
    return () => {
      map.off(handlers);
    };
  });
  return map;
}
