import type { ReactNode } from 'react';
import { isAsked } from './asked.ts';
import styles from './gallery.module.css';

export type CaseProps = {
  /** File of the primitive below `kit/`, or beginning with `entities/`, without its ending; `app/` and a name for what the shell is made of. */
  of: string;
  /** What is special about this one. Default: its plain form. */
  note?: string;
  /** Takes the whole width. Default: false. */
  wide?: boolean;
  /** What the primitive holds; it is shown below it. Default: it holds nothing. */
  value?: unknown;
  children: ReactNode;
};

/** A primitive in the gallery, under the name of its file; nothing where others are asked for. */
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
