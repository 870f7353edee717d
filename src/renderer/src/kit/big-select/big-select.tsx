import { createContext, useContext, useId, useMemo } from 'react';
import { formatCount } from '@/i18n/formats.ts';
import type { Text } from '@/i18n/text.ts';
import { useT } from '@/i18n/use-t.ts';
import { inWords } from '../merging/in-words.ts';
import { useWords } from '../words.tsx';
import styles from './big-select.module.css';
import type { BigSelectProps } from './big-select-props.ts';
import { LoadFailure } from './load-failure.tsx';
import { labelOf, UNLISTED } from './option.ts';
import { OptionsList, optionId } from './options-list.tsx';
import { SelectField } from './select-field.tsx';
import { type BigSelectActions, type ListView, useBigSelect } from './use-big-select.ts';

/** Content of the open list, for `ListBody`. */
type ListContent = {
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
const ListContext = createContext<ListContent | null>(null);

/** The dropdown of an open field: the options found, or the reason why none are shown. */
function ListBody() {
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

/**
 * A select for very many options: typed words match the label or the hint, in either script. Stays responsive with
 * 100,000 options. The list opens below the field; arrow keys move the active option while focus stays in the field. A
 * numeric value that is not among the options is shown as an id.
 */
export function BigSelect<V extends string | number>(props: BigSelectProps<V>) {
  const {
    value = null,
    query,
    required = false,
    disabled = false,
    placeholder,
    suggested,
    elsewhere = NONE,
    failed: failure,
  } = props;
  const words = useWords();
  const { t, tr } = useT();
  const listId = useId();
  const { opened, actions, list, option, offered } = useBigSelect(props);
  const waiting = query.isFetching && !query.data;
  const failed = Boolean(query.error) && !query.data;
  // A value has no name until the options are loaded; a number that is not among them is shown as an id.
  const unnamed = value !== null && !option && !query.data;
  const unlisted = (one: V | null) => (typeof one === 'number' ? labelOf(null, one) : String(one ?? ''));
  const text = option ? tr(option.label) : unnamed ? '' : unlisted(value);
  const error = inWords<V | null>(props.error, (others) => {
    const found = [...(query.data ?? []), ...elsewhere].find((one) => one.value === others);
    if (found || others === null) return tr(found?.label);
    return waiting ? null : typeof others === 'number' ? t(UNLISTED, { id: others }) : others;
  });
  const mark = offered && suggested ? t(suggested.mark) : '';
  const shown = offered ?? option;
  const title = [shown && tr(shown.label), tr(shown?.hint), mark].filter(Boolean).join(' · ') || text;
  const state = disabled
    ? 'disabled'
    : waiting
      ? 'waiting'
      : offered && !opened
        ? 'offers'
        : value !== null && !required
          ? 'clearable'
          : 'plain';
  const activeId = opened && list.active >= 0 ? optionId(listId, list.active) : undefined;
  const empty = unnamed && !waiting ? '—' : offered ? tr(offered.label) : t(placeholder ?? 'Tanlang');
  const filled = value !== null;
  const view = useMemo(
    () => ({ text, title, empty, mark, filled, state, opened, listId, activeId }) as const,
    [text, title, empty, mark, filled, state, opened, listId, activeId],
  );
  const label = t(props.label);
  const none = waiting ? "Ma'lumotlar yuklanmoqda" : failed ? (failure ?? words.list.text) : 'Hech narsa topilmadi';
  const content = useMemo(
    () => ({ id: listId, label, list, empty: none, actions }) as const,
    [listId, label, list, none, actions],
  );

  return (
    <div className={styles.root}>
      <ListContext value={content}>
        <SelectField
          label={label}
          required={required}
          error={error}
          path={props['data-path']}
          view={view}
          actions={actions}
          onFocus={props.onFocus}
        >
          {/* The list reads each keystroke from the context, so the field does not render again. */}
          {LIST}
        </SelectField>
      </ListContext>
      {failed && <LoadFailure query={query} failure={failure} />}
    </div>
  );
}

const NONE: readonly never[] = [];
const LIST = <ListBody />;
