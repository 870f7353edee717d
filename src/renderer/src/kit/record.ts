import { z } from 'zod';

type Fields = Readonly<Record<string, unknown>>;

/** Names that an envelope of any record may have (Z-130). */
const COMMON = ['data', 'results'] as const;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The one element of a list of one, else the value itself. */
const alone = (value: unknown): unknown => (Array.isArray(value) && value.length === 1 ? value[0] : value);

/**
 * The record in the answer for one record: bare, in `data`, in `results`, under its own name (`key`), or under the only
 * name that there is; a list of one counts as the one. Undefined where none of these has one of the `required` fields:
 * then the envelope is not known (Z-154).
 */
function recordIn(answer: unknown, key: string, required: readonly string[]): Fields | undefined {
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

/**
 * Schema of the answer for one record, which every reading of a record goes through: takes the record out of its envelope
 * and reads it by `schema`. `required` are the names of its required fields, as the platform calls them.
 */
export const recordAt = <T>(
  key: string,
  required: readonly [string, ...string[]],
  schema: z.ZodType<T>,
): z.ZodType<T> =>
  z
    .unknown()
    .transform((answer, context) => {
      const record = recordIn(answer, key, required);
      if (record) return record;
      context.addIssue({ code: 'custom', message: UNKNOWN_ENVELOPE });
      return z.NEVER;
    })
    .pipe(schema as z.ZodType<T, Fields>);

const UNKNOWN_ENVELOPE = 'an envelope that is not known';
