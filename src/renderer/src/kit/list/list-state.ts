import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from '@shared/constants.ts';

/** How one filter is stored in the address. */
export type Param<T> = {
  /** The value without a parameter in the address; never written. */
  readonly fallback: T;
  /** Parses a raw text; undefined if invalid. */
  parse(raw: string): T | undefined;
  /** Formats the value for the address. */
  format(value: T): string;
};

/** Free text; default ''. */
export const textParam = (): Param<string> => ({ fallback: '', parse: (raw) => raw, format: (value) => value });

/** An id, null if nothing is chosen; `preset` is the default. */
export const idParam = (preset: number | null = null): Param<number | null> => ({
  fallback: preset,
  parse: (raw) => (raw === '' ? null : /^[1-9]\d{0,14}$/.test(raw) ? Number(raw) : undefined),
  format: (value) => (value === null ? '' : String(value)),
});

/** One of a few numbers, such as a year. */
export const numberParam = (numbers: readonly number[], fallback: number): Param<number> => ({
  fallback,
  parse: (raw) => numbers.find((number) => String(number) === raw),
  format: String,
});

/** One of a fixed set of texts. */
export const choiceParam = <const T extends string>(choices: readonly T[], fallback: NoInfer<T>): Param<T> => ({
  fallback,
  parse: (raw) => choices.find((choice) => choice === raw),
  format: (value) => value,
});

/** A filter that a variant of a list does not offer: an address neither sets nor keeps it. */
export const absentParam = <T>(value: T): Param<T> => ({ fallback: value, parse: () => undefined, format: () => '' });

/** Filters by their names in the address. */
export type Params = Readonly<Record<string, Param<unknown>>>;
/** Values of the filters. */
export type Filters<P extends Params> = { readonly [K in keyof P]: P[K] extends Param<infer T> ? T : never };

/** Default page size and filters of a list. */
export type ListSpec<P extends Params> = {
  /** Default rows per page. Default: 20 (spec 000 §9, Z-007). */
  readonly size?: number;
  /** Filters by their names in the address. */
  readonly filters: P;
};

/** Page (from 1), rows per page and filters of a list. */
export type ListState<P extends Params> = {
  readonly page: number;
  readonly size: number;
  readonly filters: Filters<P>;
};

/** Page sizes offered by a screen: the common ones and its own default (Z-008). */
export function sizesOf(spec: ListSpec<Params>): readonly number[] {
  return [...new Set([...PAGE_SIZES, spec.size ?? DEFAULT_PAGE_SIZE])].sort((a, b) => a - b);
}

/** Reads page, size and filters from the address; an invalid value falls back to its default. */
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

/** Writes the state into a copy of the address; defaults are left out, other parameters stay. */
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

/** Changes filters and returns to the first page. */
export function withFilters<P extends Params>(state: ListState<P>, patch: Partial<Filters<P>>): ListState<P> {
  return { ...state, page: 1, filters: { ...state.filters, ...patch } };
}

/** Changes the rows per page and returns to the first page. */
export function withSize<P extends Params>(state: ListState<P>, size: number): ListState<P> {
  return { ...state, page: 1, size };
}
