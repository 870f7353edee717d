import type { CallInput } from '@shared/bridge/contract.ts';
import { AppError } from '@shared/errors.ts';
import { withSnakeKeys } from '@shared/snake-keys.ts';
import type { z } from 'zod';
import { bridge } from './bridge.ts';
import { notingOddFields } from './odd-fields.ts';

/** Maximum number of odd fields reported per answer: the limit of `app.noteOddFields`. */
const MOST_FIELDS = 20;

/**
 * Parses an answer to a call; its odd fields go to the log, by name. Throws `AppError` `unexpected-shape` for any shape
 * but that of the schema.
 */
export async function readAnswer<T>(
  answer: unknown,
  { method, path, schema }: { method: CallInput<'api.request'>['method']; path: string; schema: z.ZodType<T> },
): Promise<T> {
  const { value: parsed, fields } = notingOddFields(() => schema.safeParse(withSnakeKeys(answer)));
  const issue = parsed.error?.issues[0];
  // An issue about the whole answer has an empty path.
  const odd = issue ? [...fields, issue.path.join('.') || 'answer'] : fields;
  const noted = odd.length > 0 && bridge.app.noteOddFields({ method, path, fields: odd.slice(0, MOST_FIELDS) });
  if (parsed.success) return parsed.data;
  const log = noted ? await noted : null;
  const detail = `${method} ${path}: ${issue?.path.join('.')} ${issue?.message}`;
  throw new AppError({ kind: 'unexpected-shape', detail, ...(log?.ok && log.value) });
}
