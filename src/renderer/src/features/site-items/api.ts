import { z } from 'zod';
import { http } from '@/api/http.ts';
import { flag } from '@/kit/fields.ts';
import { recordAt } from '@/kit/record.ts';
import { siteItemForm } from './site-item.ts';

/**
 * Toggles an item at the newer service and returns its new state (G-006, Z-063). `name`: name of the item's kind in the
 * platform's paths. Throws `AppError`.
 */
export async function toggleItem(name: string, id: number): Promise<boolean> {
  const schema = recordAt(name, ['active'], z.object({ active: z.boolean() }));
  return (await http(`api/v2/info/${name}/${id}`, { method: 'PATCH', schema })).active;
}

/** Reads whether an item is active at this moment (E081). `name`: as for `toggleItem`. Throws `AppError`. */
export async function isItemActive(name: string, id: string): Promise<boolean> {
  const schema = recordAt(name, siteItemForm.known, z.object({ active: flag }));
  return (await http(`api/v1/admin/${name}/${encodeURIComponent(id)}`, { schema })).active;
}
