import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Text } from '@/i18n/text.ts';
import { useT } from '@/i18n/use-t.ts';
import type { FormField } from '../big-select/big-select-props.ts';
import { LoadFailure } from '../big-select/load-failure.tsx';
import type { BigOption } from '../big-select/option.ts';
import { inEitherScript, type Spelled } from '../either-script.ts';
import { clearButton } from '../list/clear-button.ts';
import { inWords } from '../merging/in-words.ts';
import { DELAY_MS, searchOf } from './search.ts';

/** Query options of one search. */
type RemoteSearch<V extends string | number> = {
  readonly queryKey: readonly unknown[];
  readonly queryFn: (context: { signal: AbortSignal }) => Promise<readonly BigOption<V>[]>;
};

export type RemoteSelectProps<V extends string | number> = FormField<BigOption<V>> & {
  label: Text;
  /** Returns the query of `PAGE_SIZE` options for a text; an empty text gives the first options. */
  search: (text: string) => RemoteSearch<V>;
  /** Whether the field is marked as required and cannot be cleared. Default: false. */
  required?: boolean;
};

type Found<V extends string | number> = Spelled & { readonly options: readonly BigOption<V>[] };
const NOTHING: Found<never> = { options: [] };

/** Query of the options for a text, in the other script if none has it as typed. */
const searchEither = <V extends string | number>(search: RemoteSelectProps<V>['search'], text: string) => ({
  queryKey: search(text).queryKey,
  queryFn: (context: { signal: AbortSignal }): Promise<Found<V>> =>
    inEitherScript(text, async (spelling) => {
      const options = await search(spelling ?? '').queryFn(context);
      return { options, total: options.length };
    }),
});

/**
 * A select with too many options to load: the platform searches, from two characters on, debounced (spec 001 §5, M-024
 * to M-028). For a form value `BigOption | null` (`chosenField`): the value includes the name, so no search has to
 * return the chosen option. An option without a name is shown by its value.
 */
export function RemoteSelect<V extends string | number>(props: RemoteSelectProps<V>) {
  const { label, search, required = false, value: chosen = null, onChange, ...field } = props;
  const { t, tr } = useT();
  const input = useRef<HTMLInputElement>(null);
  const [opened, setOpened] = useState(false);
  const [typed, setTyped] = useState('');
  const nameOf = ({ value, label: name, hint }: BigOption<V>) =>
    [tr(name) || `${t('ID')} ${value}`, tr(hint)].filter(Boolean).join(' · ');
  const shown = (option: BigOption<V>) => ({ value: option.value, label: nameOf(option) });

  // The chosen name is in the input as if it were typed: it is not a query.
  const wanted = chosen && typed === nameOf(chosen) ? '' : searchOf(typed);
  const [asked] = useDebouncedValue(wanted, DELAY_MS);
  const query = useQuery({ ...searchEither(search, asked), enabled: opened });
  const waiting = wanted !== asked || query.isFetching;
  const { options: found, spelling } = (!waiting && query.data) || NOTHING;
  const others = chosen ? found.filter(({ value }) => value !== chosen.value) : found;
  const nothing: Text = waiting ? 'Yuklanmoqda...' : asked ? 'Topilmadi' : "Ma'lumot yo'q";

  return (
    <div>
      <Select<V>
        {...field}
        error={inWords<BigOption<V> | null>(field.error, (option) => (option ? nameOf(option) : ''))}
        ref={input}
        label={t(label)}
        placeholder={t('Tanlang')}
        withAsterisk={required}
        clearable={!required}
        clearButtonProps={clearButton(t, input)}
        allowDeselect={false}
        searchable
        // A refused save, too, moves focus to the field.
        openOnFocus={false}
        searchValue={typed}
        onSearchChange={setTyped}
        onDropdownOpen={() => setOpened(true)}
        onDropdownClose={() => setOpened(false)}
        // Not filtered: the platform has searched. `data` includes the chosen option only for its name.
        filter={() => {
          const items = found.map(shown);
          return spelling === undefined ? items : [{ group: t("«{{query}}» bo'yicha", { query: spelling }), items }];
        }}
        nothingFoundMessage={query.isError ? null : t(nothing)}
        data={(chosen ? [...others, chosen] : others).map(shown)}
        value={chosen?.value ?? null}
        onChange={(next) => onChange(found.find(({ value }) => value === next) ?? null)}
        onOptionSubmit={(submitted) => {
          const again = found.find(({ value }) => String(value) === String(submitted) && value === chosen?.value);
          if (!again) return;
          // No change for `Select`: the typed text would stay, and a missing name would stay missing.
          onChange(again);
          setTyped(nameOf(again));
        }}
      />
      {query.isError && <LoadFailure query={query} />}
    </div>
  );
}
