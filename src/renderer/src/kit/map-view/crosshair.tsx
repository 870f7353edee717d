import styles from './crosshair.module.css';

/** The middle of a map, which its keys are about; shown while its parent has the focus by the keyboard. */
export const Crosshair = () => <span className={styles.crosshair} aria-hidden />;
