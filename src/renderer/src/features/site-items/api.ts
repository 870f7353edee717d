import { z } from 'zod';
import { http } from '@/api/http.ts';
import { recordAt } from '@/kit/record.ts';

/**
 * Toggles an item at the newer service and returns its new state (G-006, Z-063). `name`: name of the item's kind in the
 * platform's paths. Throws `AppError`.
 */
export async function toggleItem(name: string, id: number): Promise<boolean> {
  const schema = recordAt(name, ['active'], z.object({ active: z.boolean() }));
  return (await http(`api/v2/info/${name}/${id}`, { method: 'PATCH', schema })).active;
}
