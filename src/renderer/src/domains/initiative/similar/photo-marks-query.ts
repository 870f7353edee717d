import type { QueryClient } from '@tanstack/react-query';
import { bridge, unwrap } from '@/api/bridge.ts';
import { keptQuery } from '@/kit/keeps/kept-query.ts';
import { type PhotoMarks, photoMarksSchema } from './photo-marks.ts';

/** Marks of the pictures shown to this person at this workstation; fails where they cannot be read now. */
export const photoMarksQuery = keptQuery<PhotoMarks>({
  name: 'photo-marks',
  schema: photoMarksSchema,
  none: new Map(),
  defect: 'UnreadablePhotoMarks',
});

/** Clears the marks, in the cache and on the disk. Throws `AppError`. */
export async function forgetPhotoMarks(queries: QueryClient): Promise<void> {
  await unwrap(bridge.keeps.remove({ name: 'photo-marks' }));
  queries.setQueryData(photoMarksQuery.queryKey, new Map());
}
