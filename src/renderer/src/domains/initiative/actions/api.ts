import type { JournalNote } from '@shared/journal.ts';
import { z } from 'zod';
import { http } from '@/api/http.ts';
import { CHRONOLOGY_PATH } from '@/entities/initiative-queries.ts';
import type { Stage } from '@/entities/initiative-stages.ts';
import { type Initiative, publicIdOf } from '../model/initiative.ts';
import { noteOf } from '../model/journal.ts';

/** The answers to these calls are unused (spec 000 §9): any body counts as success. */
const schema = z.unknown();

const patch = async (
  initiative: Initiative,
  body: { stage: Stage; granted_amount?: number; moderator_comment?: string },
  journal: JournalNote,
) => http(`api/v1/initiatives/${publicIdOf(initiative)}`, { method: 'PATCH', body, journal, schema });

/** What a return to a stage clears (C-045). */
const CLEARED: Partial<Record<Stage, { granted_amount: number; moderator_comment: string }>> = {
  INITIAL: { granted_amount: 0, moderator_comment: '' },
};

/** Moves an initiative to another stage. `undoes`: the entry of the journal that this takes back. */
const move = (action: 'promote' | 'demote' | 'return', initiative: Initiative, stage: Stage, undoes?: string) =>
  patch(initiative, { stage, ...CLEARED[stage] }, noteOf(action, initiative, { expect: { stage }, undoes }));

/** Returns an initiative to INITIAL, clearing amount and comment (C-045). Throws `AppError`. */
export const returnToInitial = (initiative: Initiative) => move('return', initiative, 'INITIAL');

/** Moves an initiative to WINNER (C-047). `undoes`: the journal's entry that this takes back. Throws `AppError`. */
export const promote = (initiative: Initiative, undoes?: string) => move('promote', initiative, 'WINNER', undoes);

/** Moves an initiative from WINNER back to PASSED (C-048). `undoes` as above. Throws `AppError`. */
export const demote = (initiative: Initiative, undoes?: string) => move('demote', initiative, 'PASSED', undoes);

/** Grants the author the right to edit, or revokes it (C-040). `undoes` as above. Throws `AppError`. */
export const toggleEditing = (initiative: Initiative, undoes?: string) => {
  const body = { is_editable: !initiative.is_editable };
  const journal = noteOf('author-editing', initiative, { expect: body, undoes });
  return http(`api/v1/moderators/editable/initiatives/${initiative.id}`, {
    method: 'POST',
    repeatable: true,
    body,
    journal,
    schema,
  });
};

/** Asks the platform to regenerate the AKT file (C-066). Throws `AppError`. */
export const updateDeed = async (initiative: Initiative) =>
  http(`${CHRONOLOGY_PATH}/update-deed`, {
    method: 'PUT',
    body: { public_id: publicIdOf(initiative) },
    journal: noteOf('deed', initiative),
    schema,
  });

/** Clears the location, so that the author may set a new location (C-032). Throws `AppError`. */
export const permitLocation = (initiative: Initiative) =>
  http(`api/v1/moderators/initiatives/${initiative.id}/location`, {
    method: 'POST',
    repeatable: true,
    body: { latitude: 0, longitude: 0 },
    journal: noteOf('location-permission', initiative, { expect: { latitude: null, longitude: null } }),
    schema,
  });

/** Attaches the id of an investment object (C-065). Throws `AppError`. */
export const attachInvestId = async (initiative: Initiative, invest_object_id: number) =>
  http(CHRONOLOGY_PATH, {
    method: 'POST',
    repeatable: true,
    body: { public_id: publicIdOf(initiative), invest_object_id },
    journal: noteOf('invest-id', initiative),
    schema,
  });
