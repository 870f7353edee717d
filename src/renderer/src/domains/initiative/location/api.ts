import type { MapPoint } from '@shared/map.ts';
import { z } from 'zod';
import { http } from '@/api/http.ts';
import type { Initiative } from '../model/initiative.ts';
import { noteOf } from '../model/journal.ts';

/**
 * Sets the location. `address_title`: only an address picked on the map (C-031), else null. `undoes`: the journal's entry
 * that this takes back. Throws `AppError`.
 */
export const setLocation = (
  initiative: Initiative,
  { latitude, longitude }: MapPoint,
  address_title: string | null,
  undoes?: string,
) =>
  http(`api/v1/moderators/initiatives/${initiative.id}/location`, {
    method: 'POST',
    repeatable: true,
    body: { latitude, longitude, ...(address_title !== null && { address_title }) },
    journal: noteOf('location', initiative, {
      expect: { latitude, longitude, ...(address_title !== null && { address_title }) },
      undoes,
    }),
    // The answer is unused (spec 000 §9): any body counts as success.
    schema: z.unknown(),
  });
