import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { bridge } from '@/api/bridge.ts';
import { rest } from '@/kit/idle.ts';
import { greyOf } from './grey-of.ts';
import { keptMarks, withMark } from './photo-marks.ts';
import { photoMarksQuery } from './photo-marks-query.ts';
import { markOf } from './picture-marks.ts';
import { type SamePicture, samePicture } from './same-picture.ts';

/** Returns the test whether pictures look the same, by the marks of pictures already shown to this person. */
export function useSamePicture(): SamePicture {
  const { data } = useQuery(photoMarksQuery);
  return useMemo(() => samePicture(data ?? new Map()), [data]);
}

/**
 * Returns a function that stores the mark of a picture on display, while the window is idle. While the stored marks
 * cannot be read, nothing is overwritten.
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
        // The next person to sign in has another cache.
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
