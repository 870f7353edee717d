import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { bridge } from '@/api/bridge.ts';
import { rest } from '@/kit/idle.ts';
import { inSlices } from './in-slices.ts';
import { keptMarks, type PhotoMarks, withMark } from './photo-marks.ts';
import { photoMarksQuery } from './photo-marks-query.ts';
import { GREY_SIDE, markOf } from './picture-marks.ts';
import { type SamePicture, samePicture, toCompare } from './same-picture.ts';

/** Grey values of a shown picture, 72 × 72, row by row; null where the picture cannot be drawn. */
function greyOf(image: HTMLImageElement): Uint8Array | null {
  const canvas = document.createElement('canvas');
  canvas.width = GREY_SIDE;
  canvas.height = GREY_SIDE;
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen || image.naturalWidth === 0) return null;
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(image, 0, 0, GREY_SIDE, GREY_SIDE);
  const { data } = pen.getImageData(0, 0, GREY_SIDE, GREY_SIDE);
  return Uint8Array.from(
    { length: GREY_SIDE * GREY_SIDE },
    (_, at) => 0.299 * (data[at * 4] ?? 0) + 0.587 * (data[at * 4 + 1] ?? 0) + 0.114 * (data[at * 4 + 2] ?? 0),
  );
}

const NO_MARKS: PhotoMarks = new Map();

/**
 * Returns the test whether pictures look the same as those of the initiative in view, by the marks of pictures already
 * shown to this person; another one after they have been compared, which is done while the window is idle.
 */
export function useSamePicture(images: readonly string[]): SamePicture {
  const { data: marks = NO_MARKS } = useQuery(photoMarksQuery);
  const [compared, setCompared] = useState(0);
  useEffect(() => {
    const comparisons = toCompare(marks, images);
    if (comparisons.length === 0) return;
    const leaving = new AbortController();
    let found = false;
    inSlices(
      comparisons,
      () => rest(leaving.signal),
      (compare) => {
        found = compare() || found;
      },
    ).then(
      () => found && setCompared((times) => times + 1),
      () => undefined,
    );
    return () => leaving.abort();
  }, [marks, images]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the comparisons are kept with the marks.
  return useMemo(() => samePicture(marks), [marks, compared]);
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
