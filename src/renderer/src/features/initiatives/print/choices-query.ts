import { bridge } from '@/api/bridge.ts';
import { keptQuery } from '@/kit/keeps/kept-query.ts';
import { type Choices, choicesSchema, FIRST_CHOICES } from './choices.ts';

/** What this person chose for the last print at this workstation. */
export const choicesQuery = keptQuery<Choices>({
  name: 'print',
  schema: choicesSchema,
  none: FIRST_CHOICES,
  defect: 'UnreadablePrintChoices',
});

/** Keeps what was chosen; where it cannot be kept, the next print begins with what was chosen before. */
export const keepChoices = ({ parts, otherScript }: Choices): void =>
  void bridge.keeps.save({ name: 'print', value: { parts, otherScript } });
