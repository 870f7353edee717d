import { bridge } from '@/api/bridge.ts';
import { keptQuery } from '@/kit/keeps/kept-query.ts';
import { type Choices, choicesSchema, FIRST_CHOICES } from './choices.ts';

/** This person's choices for the last print at this workstation. */
export const choicesQuery = keptQuery<Choices>({
  name: 'print',
  schema: choicesSchema,
  none: FIRST_CHOICES,
  defect: 'UnreadablePrintChoices',
});

/** Stores the choices; if that fails, the next print starts with the previous choices. */
export const keepChoices = ({ parts, otherScript }: Choices): void =>
  void bridge.keeps.save({ name: 'print', value: { parts, otherScript } });
