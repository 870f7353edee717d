import type { Role } from '@shared/roles.ts';
import { z } from 'zod';
import { http } from '@/api/http.ts';
import { hasGardenCalls } from '../model/access.ts';
import type { Initiative } from '../model/initiative.ts';
import { noteOf } from '../model/journal.ts';
import type { acceptBody } from './accept-rules.ts';

/** Accepts an initiative (spec 000 §7, D-026). The answer is unused: any body counts as success. Throws `AppError`. */
export const acceptInitiative = (
  role: Role,
  initiative: Initiative,
  body: ReturnType<typeof acceptBody>,
): Promise<unknown> =>
  http(`api/v1/${hasGardenCalls(role) ? 'my-garden-moderators' : 'moderators'}/accept/initiatives/${initiative.id}`, {
    method: 'POST',
    repeatable: true,
    body,
    journal: noteOf('accept', initiative, { amount: body.granted_amount, note: body.comment }),
    schema: z.unknown(),
  });
