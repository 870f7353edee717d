import type { MapState } from './map-state.ts';
import styles from './marks.module.css';
import { SIGN_PATHS } from './sign-paths.ts';

/** The sign of a state, for use beside its label. */
export const Sign = ({ state }: { state: MapState }) => (
  <svg className={styles.sign} viewBox="-11 -11 22 22" width={20} height={20} aria-hidden data-state={state}>
    <circle r={9.5} />
    <path d={SIGN_PATHS[state]} />
  </svg>
);
