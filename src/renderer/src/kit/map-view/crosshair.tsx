import styles from './crosshair.module.css';

/** Marks the middle of a map, where its keys act; shown while its parent has keyboard focus. */
export const Crosshair = () => <span className={styles.crosshair} aria-hidden />;
