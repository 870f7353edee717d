import styles from './planned-bar.module.css';

export type PlannedBarProps = {
  /** The parts from left to right; shades from dark to light. */
  parts: readonly { shade: 1 | 2 | 3; value: number }[];
  /** Share that should be done by now, 0 to 1, marked on the bar; null: no mark. */
  planned: number | null;
  /** Whether it stands in a row of a table. */
  thin?: boolean;
};

/** Initiatives as one bar in shades, with a mark up to where they should be done. What it shows is said beside it. */
export const PlannedBar = ({ parts, planned, thin = false }: PlannedBarProps) => (
  <div className={styles.around} data-thin={thin || undefined} aria-hidden>
    <div className={styles.bar}>
      {parts.map(
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts stay in their order.
        ({ shade, value }, index) => value > 0 && <span key={index} data-shade={shade} style={{ flexGrow: value }} />,
      )}
    </div>
    {planned !== null && <i className={styles.mark} style={{ insetInlineStart: `${planned * 100}%` }} />}
  </div>
);
