import { trimmed } from '@shared/blank.ts';
import { type Change, changesBetween, type DecisiveFact, fileFact } from '@/kit/decisions/changes.ts';
import type { UploadedFile } from '@/kit/uploads/uploaded-file.ts';
import { type CouncilDecision, councilFileName } from './documents.ts';

/** Values of the form of a council decision. */
export type CouncilValues = { title: string; file: UploadedFile | null };

/** The form's values of a decision (E-013). */
export const councilValuesOf = (decision: CouncilDecision): CouncilValues => ({
  title: decision.title ?? '',
  file: decision.file_id ? { hash: decision.file_id, name: councilFileName(decision) } : null,
});

type Said = Pick<CouncilDecision, 'title' | 'file_id'>;

const COUNCIL_FACTS: readonly DecisiveFact<Said>[] = [
  { label: 'Qaror raqami va sanasi', of: ({ title }) => title, shown: ({ title }, { tr }) => tr(title) || '—' },
  fileFact('Qaror fayli', ({ file_id }) => file_id),
];

/** Changes made by somebody else between two readings, but for those that equal the values to be sent. */
export const councilChanges = (seen: Said, now: Said, { title, file }: CouncilValues): readonly Change[] =>
  changesBetween(COUNCIL_FACTS, seen, now, { title: trimmed(title) || null, file_id: file?.hash ?? null });
