type Fields = Readonly<Record<string, unknown>>;

/** Keys under which any record may be enveloped (Z-130). */
const COMMON = ['data', 'results'] as const;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The element of an array of one, otherwise the value itself. */
const alone = (value: unknown): unknown => (Array.isArray(value) && value.length === 1 ? value[0] : value);

/**
 * Finds the record in an answer: bare, in `data`, in `results`, under its own `key`, or under the answer's only key; an
 * array of one counts as its element. Undefined if none of these has one of the `required` fields: the envelope is
 * unknown (Z-154).
 */
export function recordIn(answer: unknown, key: string, required: readonly string[]): Fields | undefined {
  const isRecord = (value: unknown): value is Fields => isObject(value) && required.some((field) => field in value);
  const body = alone(answer);
  if (!isObject(body)) return undefined;
  for (const name of [key, ...COMMON]) {
    const inside = alone(body[name]);
    if (!isObject(inside)) continue;
    const own = name === key ? inside : alone(inside[key]);
    const found = [own, inside].find(isRecord);
    if (found) return found;
  }
  const [only, ...others] = Object.values(body);
  return [body, others.length === 0 ? alone(only) : undefined].find(isRecord);
}
