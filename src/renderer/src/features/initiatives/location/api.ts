import type { MapPoint } from '@shared/map.ts';
import { z } from 'zod';
import { http } from '@/api/http.ts';
import type { Initiative } from '../model/initiative.ts';

/** Sets the location; the address in words goes with it only where it was picked (C-031). */
export const setLocation = ({ id }: Initiative, { latitude, longitude }: MapPoint, address_title: string | null) =>
  http(`api/v1/moderators/initiatives/${id}/location`, {
    method: 'POST',
    body: { latitude, longitude, ...(address_title !== null && { address_title }) },
    // The answer is not shown (spec 000 §9): whatever comes counts as done.
    schema: z.unknown(),
  });
