import { z } from 'zod';
import { memoryOf } from '@/session/remembered.ts';
import type { ManualPlace } from './use-manual.ts';

/** A chapter that was begun, and the step that comes next. */
const schema = z.array(z.object({ chapter: z.string(), step: z.int().positive() }));

/** The chapters that were begun in this window and are not over, the last one first. */
function begun(): z.infer<typeof schema> {
  try {
    return schema.parse(JSON.parse(memoryOf('begun chapters').read() ?? '[]'));
  } catch {
    return [];
  }
}

/** Where a person goes on with a chapter: at the step that they had reached. */
export const placeInChapter = (chapter: string): Extract<ManualPlace, { chapter: string }> =>
  begun().find((one) => one.chapter === chapter) ?? { chapter, step: 0 };

/** Where the manual opens in a window that was loaded anew: at the chapter last begun, else at that of the screen. */
export const placeAtStart = (): ManualPlace => begun()[0] ?? 'screen';

/** Remembers the step that a person has reached; a chapter at its beginning, or with all its steps done, begins anew. */
export function rememberStep(chapter: string, step: number, steps: number): void {
  const others = begun().filter((one) => one.chapter !== chapter);
  const isBegun = step > 0 && step < steps;
  memoryOf('begun chapters').write(JSON.stringify(isBegun ? [{ chapter, step }, ...others] : others));
}
