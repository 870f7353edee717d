import { Picture } from './picture.tsx';
import styles from './thumbnail.module.css';

// A plain function, not a component: a table calls it for every cell (see `data-table/table-row.tsx`).

/**
 * A cell with a small picture, by its id in the file service; a dash without one. `whole`: whether the whole picture is
 * shown, such as a logo, instead of cropped to fill the cell. `drawing`: whether it may be an SVG, too. Default of both:
 * false.
 */
export const thumbnail = (hash: string | null | undefined, { whole = false, drawing = false } = {}) =>
  hash ? (
    <span className={styles.thumbnail} data-whole={whole || undefined}>
      <Picture key={hash} hash={hash} alt="" drawing={drawing} />
    </span>
  ) : (
    <span className={styles.none}>—</span>
  );
