import type { Text } from '@/i18n/text.ts';

/** An option of a big select. Texts come from the platform and are shown in the chosen script. */
export type BigOption<V extends string | number> = {
  readonly value: V;
  readonly label: string;
  /** A second searchable name, shown beside the label (a tax number). Default: none. */
  readonly hint?: string | null;
};

/** Label of an option: its title, or its id, marked as an id, if there is no title. */
export const labelOf = (title: string | null | undefined, id: number): string => title || `ID ${id}`;

/** What a conflict says of a value that no list names, with its `id`. */
export const UNLISTED: Text = "ro'yxatda yo'q (ID {{id}})";

/**
 * The query of the options, as `useQuery` returns it; `data` must be the same array as long as the options are the
 * same.
 */
export type OptionsQuery<V extends string | number> = {
  readonly data: readonly BigOption<V>[] | undefined;
  readonly error: unknown;
  /** True while a request is in flight. */
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
  /** The record's current value, shown by this name if the options lack it or are not loaded. Default: none. */
  readonly known?: BigOption<V> | null;
};
