type Fields = Readonly<Record<string, unknown>>;

/** Keys under which any list may stand (Z-130), in the order in which they are tried. */
const LISTS = ['results', 'data', 'items', 'result', 'content', 'rows', 'list', 'records'] as const;
/** Keys within which an answer may stand as a whole. */
const WRAPPERS = ['data', 'result', 'results', 'response', 'payload'] as const;
/** Keys of the total, and of an object that has it. */
const TOTALS = ['count', 'total', 'total_elements', 'total_count', 'total_items'] as const;
const ABOUT: readonly string[] = ['meta', '_meta', 'pagination', 'paging', 'page'];

/** A list as an answer has it: its rows, and what the answer gives as the total, if anything. */
type ListIn = { readonly rows: readonly unknown[]; readonly total: unknown };

const NONE: ListIn = { rows: [], total: 0 };

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Finds the list in an answer: under its own `key`, bare, under a key that is usual for lists, or any of these within a
 * usual wrapper. It is empty where it is null, missing beside a total of 0, or the answer has no body (204). Undefined
 * if there is none (Z-154).
 */
export function listIn(answer: unknown, key: string, totalKey: string): ListIn | undefined {
  if (answer === null) return NONE;
  if (Array.isArray(answer)) return { rows: answer, total: undefined };
  if (!isObject(answer)) return undefined;
  const total = totalIn(answer, totalKey);
  const rows = [key, ...LISTS].map((name) => answer[name]).find(Array.isArray);
  if (rows) return { rows, total };
  for (const name of WRAPPERS) {
    const inside = answer[name];
    const found = isObject(inside) ? listIn(inside, key, totalKey) : undefined;
    if (found) return { rows: found.rows, total: found.total ?? total };
  }
  const isEmpty = answer[key] === null || Number(total ?? 1) === 0;
  return isEmpty && !holdsSomething(answer) ? NONE : undefined;
}

/** The total beside a list, or in an object about it; undefined if the answer names none. */
const totalIn = (answer: Fields, totalKey: string): unknown =>
  [answer, ...ABOUT.map((name) => answer[name]).filter(isObject)]
    .flatMap((place) => [totalKey, ...TOTALS].map((name) => place[name]))
    .find((total) => total !== undefined && total !== null && typeof total !== 'object');

/** Whether an answer without its list has another list or a record. */
const holdsSomething = (answer: Fields): boolean =>
  Object.entries(answer).some(([name, value]) => typeof value === 'object' && value !== null && !ABOUT.includes(name));
