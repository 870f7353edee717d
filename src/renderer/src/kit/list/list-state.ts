import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from '@shared/constants.ts';

/** How one filter is written in the address. */
export type Param<T> = {
  /** The value where the address names none; it is never written. */
  readonly fallback: T;
  /** The value of a raw text, undefined where it makes no sense. */
  parse(raw: string): T | undefined;
  format(value: T): string;
};

/** Free text, empty where nothing is said. */
export const textParam = (): Param<string> => ({ fallback: '', parse: (raw) => raw, format: (value) => value });

/** The id of something, null where nothing is chosen; `preset` where the address says nothing of it. */
export const idParam = (preset: number | null = null): Param<number | null> => ({
  fallback: preset,
  parse: (raw) => (raw === '' ? null : /^[1-9]\d{0,14}$/.test(raw) ? Number(raw) : undefined),
  format: (value) => (value === null ? '' : String(value)),
});

/** One of a few numbers, such as a year, with one of them where nothing is said. */
export const numberParam = (numbers: readonly number[], fallback: number): Param<number> => ({
  fallback,
  parse: (raw) => numbers.find((number) => String(number) === raw),
  format: String,
});

/** One of a fixed set. */
export const choiceParam = <const T extends string>(choices: readonly T[], fallback: NoInfer<T>): Param<T> => ({
  fallback,
  parse: (raw) => choices.find((choice) => choice === raw),
  format: (value) => value,
});

export type Params = Readonly<Record<string, Param<unknown>>>;
export type Filters<P extends Params> = { readonly [K in keyof P]: P[K] extends Param<infer T> ? T : never };

export type ListSpec<P extends Params> = {
  /** Rows per page at first; 20 where nothing is said (spec 000 §9, Z-007). */
  readonly size?: number;
  /** Filters by their names in the address. */
  readonly filters: P;
};

export type ListState<P extends Params> = {
  readonly page: number;
  readonly size: number;
  readonly filters: Filters<P>;
};

/** The page sizes a screen offers: the common ones and its own default (Z-008). */
export function sizesOf(spec: ListSpec<Params>): readonly number[] {
  return [...new Set([...PAGE_SIZES, spec.size ?? DEFAULT_PAGE_SIZE])].sort((a, b) => a - b);
}

/** Reads page, size and filters from the address; whatever makes no sense there falls back to its default. */
export function readListState<P extends Params>(address: URLSearchParams, spec: ListSpec<P>): ListState<P> {
  const page = Number(address.get('page') ?? 1);
  const size = Number(address.get('size') ?? spec.size ?? DEFAULT_PAGE_SIZE);
  const filters = Object.entries(spec.filters).map(([name, param]) => {
    const raw = address.get(name);
    const said = raw === null ? undefined : param.parse(raw);
    return [name, said === undefined ? param.fallback : said];
  });
  return {
    page: Number.isSafeInteger(page) && page >= 1 ? page : 1,
    size: sizesOf(spec).includes(size) ? size : (spec.size ?? DEFAULT_PAGE_SIZE),
    filters: Object.fromEntries(filters) as Filters<P>,
  };
}

/** Writes the state into a copy of the address; defaults are left out, parameters of others stay. */
export function writeListState<P extends Params>(
  state: ListState<P>,
  address: URLSearchParams,
  spec: ListSpec<P>,
): URLSearchParams {
  const next = new URLSearchParams(address);
  const put = (name: string, raw: string, fallback: string) =>
    raw === fallback ? next.delete(name) : next.set(name, raw);
  put('page', String(state.page), '1');
  put('size', String(state.size), String(spec.size ?? DEFAULT_PAGE_SIZE));
  for (const [name, param] of Object.entries(spec.filters)) {
    put(name, param.format(state.filters[name]), param.format(param.fallback));
  }
  return next;
}

/** The state after other filters are set: what they show starts at its first page again. */
export function withFilters<P extends Params>(state: ListState<P>, patch: Partial<Filters<P>>): ListState<P> {
  return { ...state, page: 1, filters: { ...state.filters, ...patch } };
}

/** The page that holds the first row of the present page once there are `size` rows on each. */
export function withSize<P extends Params>(state: ListState<P>, size: number): ListState<P> {
  return { ...state, page: 1, size };
}
