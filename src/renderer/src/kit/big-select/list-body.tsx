import { createContext, useContext } from 'react';
import type { Text } from '@/i18n/catalogue.ts';
import { formatCount } from '@/i18n/formats.ts';
import { useT } from '@/i18n/use-t.ts';
import styles from './big-select.module.css';
import { OptionsList } from './options-list.tsx';
import type { BigSelectActions, ListView } from './use-big-select.ts';

/** Content of the open list, for `ListBody`. */
export type ListContent = {
  /** Id of the listbox. */
  id: string;
  /** Label of the field. */
  label: string;
  list: ListView;
  /** Message for an empty list. */
  empty: Text;
  actions: BigSelectActions;
};

/** Passes the content of the open list to `ListBody`. */
export const ListContext = createContext<ListContent | null>(null);

/** The dropdown of an open field: the options found, or the reason why none are shown. */
export function ListBody() {
  const { t } = useT();
  const content = useContext(ListContext);
  if (!content) return null;
  const { id, label, list, empty, actions } = content;
  const { matches, count } = list;
  const capped = matches !== undefined && matches !== 'all' && !matches.complete;
  return (
    <>
      {matches !== undefined && count > 0 ? (
        <OptionsList id={id} label={label} list={list} matches={matches} onChoose={actions.choose} />
      ) : (
        <p className={styles.nothing}>{t(matches === undefined ? "Ma'lumotlar yuklanmoqda" : empty)}</p>
      )}
      {capped && (
        <p className={styles.capped}>
          {t("Birinchi {{count}} tasi ko'rsatildi. So'rovni aniqlashtiring.", { count: formatCount(count) })}
        </p>
      )}
      <p className={styles.spoken} role="status">
        {matches !== undefined && t('{{count}} ta natija', { count: formatCount(count) })}
      </p>
    </>
  );
}
