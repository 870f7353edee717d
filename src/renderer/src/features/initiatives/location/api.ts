import type { MapPoint } from '@shared/map.ts';
import { z } from 'zod';
import { http } from '@/api/http.ts';
import type { Initiative } from '../model/initiative.ts';

/** Sets the location. `address_title`: only an address picked on the map (C-031), else null. Throws `AppError`. */
export const setLocation = ({ id }: Initiative, { latitude, longitude }: MapPoint, address_title: string | null) =>
  http(`api/v1/moderators/initiatives/${id}/location`, {
    method: 'POST',
    body: { latitude, longitude, ...(address_title !== null && { address_title }) },
    // The answer is unused (spec 000 §9): any body counts as success.
    schema: z.unknown(),
  });
