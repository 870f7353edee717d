import { z } from 'zod';
import { http } from '@/api/http.ts';
import { recordAt } from '@/kit/record.ts';

/**
 * Switches an item on or off at the newer service, and gives what it is now (G-006, Z-063). `name`: what the addresses call
 * its kind. Throws `AppError`.
 */
export async function toggleItem(name: string, id: number): Promise<boolean> {
  const schema = recordAt(name, ['active'], z.object({ active: z.boolean() }));
  return (await http(`api/v2/info/${name}/${id}`, { method: 'PATCH', schema })).active;
}
