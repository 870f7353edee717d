import type { ReactNode } from 'react';
import { isAsked } from './asked.ts';
import styles from './gallery.module.css';

export type CaseProps = {
  /**
   * The primitive's file below `kit/` or in `entities/`, without its ending; `app/` and a name for a part of the shell.
   */
  of: string;
  /** What distinguishes this case. Default: the plain form. */
  note?: string;
  /** Takes the whole width. Default: false. */
  wide?: boolean;
  /** The primitive's value, shown below it. Default: no value. */
  value?: unknown;
  children: ReactNode;
};

/** A primitive in the gallery, under the name of its file; draws nothing if only others are asked for. */
export const Case = ({ of, note, wide = false, value, children }: CaseProps) =>
  isAsked(of) && (
    <section className={styles.case} data-case={of} data-wide={wide || undefined}>
      <h3 className={styles.name}>
        {of}
        {note && <small>{note}</small>}
      </h3>
      {children}
      {value !== undefined && <output className={styles.value}>{JSON.stringify(value)}</output>}
    </section>
  );
