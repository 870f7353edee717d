import { trimmed } from '@shared/blank.ts';
import { z } from 'zod';
import type { InvestAddress } from '@/entities/invest-address.ts';
import { REQUIRED } from '@/kit/forms/rules.ts';
import type { UploadedFile } from '@/kit/uploads/uploaded-file.ts';
import type { WantedDecision } from '../model/save-decision.ts';

/** Values of the council decision form. */
export type CouncilValues = {
  mode: 'existing' | 'new';
  /** Id of the chosen decision. */
  decision: number | null;
  /** Number and date of a new decision. */
  title: string;
  file: UploadedFile | null;
};

/** Season and place of a new decision; all three are sent with it. */
export type NewDecisionPlace = Readonly<Record<'board_id' | 'region_id' | 'district_id', number>>;

/** Season and place from the address; null if one is missing. */
export function placeIn({ board_id, region_id, district_id }: InvestAddress): NewDecisionPlace | null {
  if (board_id === null || region_id === null || district_id === null) return null;
  return { board_id, region_id, district_id };
}

/**
 * Schema from the form's values to the wanted decision: an existing one must be chosen, a new one needs title and file
 * (O-036). Without a place nothing new can be created; the form says so itself.
 */
export const councilSchema = (place: NewDecisionPlace | null) =>
  z.custom<CouncilValues>().transform(({ mode, decision, title, file }, context): WantedDecision => {
    const missing = (path: keyof CouncilValues) =>
      context.addIssue({ code: 'custom', message: REQUIRED, path: [path] });
    if (mode === 'existing') {
      if (decision !== null) return { id: decision };
      missing('decision');
      return z.NEVER;
    }
    const name = trimmed(title);
    if (name !== '' && file !== null && place !== null) return { title: name, file_id: file.hash, ...place };
    if (name === '') missing('title');
    if (file === null) missing('file');
    if (place === null) missing('mode');
    return z.NEVER;
  });
