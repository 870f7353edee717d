type Fields = Readonly<Record<string, unknown>>;

/** The names under which a platform's answers hold rows or record, and the total, where the program does not know them. */
export type OwnNames = { readonly answerKey?: string | undefined; readonly totalKey?: string | undefined };

/** How deep an envelope may lie: within one other. */
const DEEPEST = 1;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * An answer whose rows or record stand under the platform's own name, with the names that the program knows (Z-154,
 * Z-130). Anything else is returned as it came.
 */
export function withKnownNames(answer: unknown, names: OwnNames, depth = 0): unknown {
  const { answerKey, totalKey } = names;
  if (!isFields(answer) || (answerKey === undefined && totalKey === undefined)) return answer;
  const nameOf = (key: string) =>
    key === answerKey && !('data' in answer) ? 'data' : key === totalKey && !('count' in answer) ? 'count' : key;
  const fields = Object.entries(answer).map(
    ([key, value]) => [nameOf(key), depth < DEEPEST ? withKnownNames(value, names, depth + 1) : value] as const,
  );
  const isSame = fields.every(([key, value]) => answer[key] === value);
  return isSame ? answer : Object.fromEntries(fields);
}
