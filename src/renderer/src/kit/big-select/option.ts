/** What a big select is asked to choose from. Texts are the platform's; they are shown in the chosen script. */
export type BigOption<V extends string | number> = {
  readonly value: V;
  readonly label: string;
  /** A second name by which it is found too, shown beside the label (a tax number). Default: none. */
  readonly hint?: string | null;
};

/** Options as `useQuery` gives them; `data` must stay the same array while the options do. */
export type OptionsQuery<V extends string | number> = {
  readonly data: readonly BigOption<V>[] | undefined;
  readonly error: unknown;
  /** True while an answer is awaited. */
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
};
