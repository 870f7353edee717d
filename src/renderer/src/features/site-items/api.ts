import { z } from 'zod';
import { http } from '@/api/http.ts';
import { flag } from '@/kit/fields.ts';
import { readFirst } from '@/kit/forms/not-sent.ts';
import { recordAt } from '@/kit/record.ts';

/**
 * Switches an item to the wanted state and returns its state (G-006). The newer service only toggles (Z-063): the item is
 * read first, and nothing is sent if it is as wanted. `name`: name of the item's kind in the platform's paths. Throws
 * `AppError`; `NotSent` if the reading failed.
 */
export async function switchItem(name: string, id: number, wanted: boolean): Promise<boolean> {
  const schema = recordAt(name, ['active'], z.object({ active: flag }));
  const now = await readFirst(() => http(`api/v1/admin/${name}/${id}`, { schema }));
  if (now.active === wanted) return wanted;
  return (await http(`api/v2/info/${name}/${id}`, { method: 'PATCH', schema })).active;
}
