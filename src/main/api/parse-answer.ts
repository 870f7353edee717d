import { AppError } from '@shared/errors.ts';
import { withSnakeKeys } from '@shared/snake-keys.ts';
import type { z } from 'zod';

/** Validates an answer of the platform. Throws `unexpected-shape`, naming the field and never its value. */
export function parseAnswer<T>(schema: z.ZodType<T>, answer: unknown, what: string): T {
  const parsed = schema.safeParse(withSnakeKeys(answer));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new AppError({ kind: 'unexpected-shape', detail: `${what}: ${issue?.path.join('.')} ${issue?.message}` });
}
