import { trimmed } from '@shared/blank.ts';
import type { UploadedFile } from '@/kit/uploads/uploaded-file.ts';
import { type CouncilDecision, councilFileName } from './documents.ts';

/** Values of the form of a council decision. */
export type CouncilValues = { title: string; file: UploadedFile | null };

/** The form's values of a decision (E-013). */
export const councilValuesOf = (decision: CouncilDecision): CouncilValues => ({
  title: decision.title ?? '',
  file: decision.file_id ? { hash: decision.file_id, name: councilFileName(decision) } : null,
});

/** A field that somebody else has changed since the form was opened; a file is given by its id. */
export type CouncilChange = {
  readonly field: 'title' | 'file';
  readonly before: string | null;
  readonly after: string | null;
};

/**
 * Changes made by somebody else between two readings. A field that already has the value to be sent is no conflict: an
 * earlier save succeeded and only its answer was lost.
 */
export function councilChanges(
  seen: CouncilDecision,
  now: CouncilDecision,
  typed: CouncilValues,
): readonly CouncilChange[] {
  const fields = [
    { field: 'title', before: seen.title, after: now.title, wanted: trimmed(typed.title) || null },
    { field: 'file', before: seen.file_id, after: now.file_id, wanted: typed.file?.hash ?? null },
  ] as const;
  return fields
    .filter(({ before, after, wanted }) => before !== after && after !== wanted)
    .map(({ field, before, after }) => ({ field, before, after }));
}
