import styles from './downloads.module.css';

const RADIUS = 14;
const LENGTH = 2 * Math.PI * RADIUS;

/** Progress ring around the button: filled by `share` (0 to 1), spinning while the share is unknown. */
export function ProgressRing({ share }: { share: number | null }) {
  return (
    <svg
      className={styles.ring}
      data-turning={share === null || undefined}
      width="32"
      height="32"
      viewBox="0 0 32 32"
      aria-hidden="true"
    >
      <circle cx="16" cy="16" r={RADIUS} className={styles.ringTrack} />
      <circle
        cx="16"
        cy="16"
        r={RADIUS}
        className={styles.ringFill}
        strokeDasharray={LENGTH}
        strokeDashoffset={LENGTH * (1 - (share ?? 0.3))}
        transform="rotate(-90 16 16)"
      />
    </svg>
  );
}
