import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { bridge } from '@/api/bridge.ts';
import { rest } from '@/kit/idle.ts';
import { greyOf } from './grey-of.ts';
import { keptMarks, withMark } from './photo-marks.ts';
import { photoMarksQuery } from './photo-marks-query.ts';
import { markOf } from './picture-marks.ts';
import { type SamePicture, samePicture } from './same-picture.ts';

/** Whether pictures look the same, as far as they were shown to this person. */
export function useSamePicture(): SamePicture {
  const { data } = useQuery(photoMarksQuery);
  return useMemo(() => samePicture(data ?? new Map()), [data]);
}

/**
 * Remembers what a picture looks like that is shown anyway, while the window rests. While what is kept cannot be read,
 * nothing is written over it.
 */
export function useNotePicture(): (id: string, image: HTMLImageElement) => void {
  const queries = useQueryClient();
  const leaving = useRef(new AbortController());
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);
  return useCallback(
    (id, image) => {
      const { signal } = leaving.current;
      const note = async () => {
        const kept = await queries.ensureQueryData(photoMarksQuery);
        if (kept.has(id)) return;
        await rest(signal);
        const grey = greyOf(image);
        // Whoever signs in next is another person with another cache.
        if (!grey || signal.aborted) return;
        const marks = withMark(queries.getQueryData(photoMarksQuery.queryKey) ?? kept, id, markOf(grey));
        queries.setQueryData(photoMarksQuery.queryKey, marks);
        void bridge.keeps.save({ name: 'photo-marks', value: keptMarks(marks) });
      };
      void note().catch(() => undefined);
    },
    [queries],
  );
}
