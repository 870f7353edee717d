import { memo, useMemo } from 'react';
import { createPortal } from 'react-dom';
import { topicOf } from '@/domains/initiative/model/initiative.ts';
import { useT } from '@/i18n/use-t.ts';
import { useMap } from '@/kit/map-view/use-map.ts';
import type { Corners } from './area.ts';
import { type Cluster, clustersOf, inBox, radiusOf } from './clusters.ts';
import styles from './marks.module.css';
import { SIGN_PATHS } from './sign-paths.ts';
import type { Placed } from './sort-out.ts';
import { useWorldView } from './use-world-view.ts';

export type MarksLayerProps = {
  points: readonly Placed[];
  /** Ids of the chosen initiatives: their marks are strong. */
  chosen: ReadonlySet<number>;
  /** Corners of the area in view, or of the unfinished drawing; empty: none. */
  corners: Corners;
  /** Whether an area is being drawn: clicks then set corners. */
  drawing: boolean;
  onPick: (cluster: Cluster<Placed>) => void;
};

/** The marks and the area, as one SVG in the map; at most 400 marks are in view. */
export function MarksLayer({ points, chosen, corners, drawing, onPick }: MarksLayerProps) {
  const map = useMap();
  const { tr } = useT();
  const { zoom, cell, box, origin } = useWorldView(map);
  const clusters = useMemo(() => clustersOf(points, zoom, cell), [points, zoom, cell]);
  const scale = 2 ** zoom;
  const pane = map.getPane('overlayPane');
  if (!pane) return null;
  const path = corners.map(({ x, y }) => `${x * scale - origin.x},${y * scale - origin.y}`).join(' ');
  return createPortal(
    <svg
      className={`${styles.layer} leaflet-zoom-hide`}
      width={1}
      height={1}
      aria-hidden
      data-drawing={drawing || undefined}
    >
      {corners.length > 1 &&
        (drawing ? (
          <polyline className={styles.area} points={path} />
        ) : (
          <polygon className={styles.area} points={path} />
        ))}
      {inBox(clusters, box).map((cluster) => {
        const [one] = cluster.members;
        const only = cluster.members.length === 1 && one ? one.initiative : null;
        return (
          <Mark
            key={`${zoom} ${cluster.cell}`}
            x={cluster.x * scale - origin.x}
            y={cluster.y * scale - origin.y}
            cluster={cluster}
            topic={only && tr(topicOf(only))}
            strong={chosen.size > 0 && cluster.members.some(({ initiative }) => chosen.has(initiative.id))}
            onPick={onPick}
          />
        );
      })}
      {corners.map(({ x, y }) => (
        <circle
          key={`${x} ${y}`}
          className={styles.corner}
          cx={x * scale - origin.x}
          cy={y * scale - origin.y}
          r={5}
          data-corner
        />
      ))}
    </svg>,
    pane,
  );
}

type MarkProps = {
  x: number;
  y: number;
  cluster: Cluster<Placed>;
  /** Topic of a single initiative; null for a cluster. */
  topic: string | null;
  strong: boolean;
  onPick: (cluster: Cluster<Placed>) => void;
};

const Mark = memo(function Mark({ x, y, cluster, topic, strong, onPick }: MarkProps) {
  const { members, state } = cluster;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys pick the mark under the cross; too many to tab through.
    <g
      className={styles.mark}
      transform={`translate(${x} ${y})`}
      data-state={state ?? 'mixed'}
      data-count={members.length}
      data-chosen={strong || undefined}
      onClick={() => onPick(cluster)}
    >
      {topic && <title>{topic}</title>}
      <circle r={radiusOf(members.length)} />
      {members.length === 1 ? <path d={SIGN_PATHS[state ?? 'unknown']} /> : <text>{members.length}</text>}
    </g>
  );
});
