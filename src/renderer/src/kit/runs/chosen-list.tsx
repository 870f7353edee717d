import { useT } from '@/i18n/use-t.ts';
import { DrawnRecord } from '../drawn-record.tsx';
import styles from './chosen-list.module.css';

/** One of several records that a call each is sent for. */
export type Chosen = {
  readonly id: string | number;
  /** `name`: number and author, what tells it apart; `words`: how its text begins, cut to a line. */
  readonly said: () => { readonly name: string; readonly words: string };
  /** What sets it apart from the others, such as that it is not in view. Default: nothing. */
  readonly mark?: string | undefined;
};

/** The records that one press acts upon, before it: nothing goes out by a number alone. Marked ones come first. */
export function ChosenList({ chosen }: { chosen: readonly Chosen[] }) {
  const { t } = useT();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be reachable by keyboard
    <ul className={styles.chosen} aria-label={t('Belgilanganlar')} tabIndex={0}>
      {chosen
        .toSorted((one, other) => Number(other.mark !== undefined) - Number(one.mark !== undefined))
        .map(({ id, said, mark }) => (
          <li key={id}>
            <DrawnRecord of={id} id={id}>
              {() => {
                const { name, words } = said();
                return (
                  <>
                    <span className={styles.name}>{name || '—'}</span>
                    {mark !== undefined && <span className={styles.mark}>{mark}</span>}
                    <span className={styles.words}>{words || '—'}</span>
                  </>
                );
              }}
            </DrawnRecord>
          </li>
        ))}
    </ul>
  );
}
