import { z } from 'zod';
import { type CardParts, partsSchema } from './paper/job.ts';

/** What a person chose for the last print, as it is kept. */
export const choicesSchema = z.object({ parts: partsSchema, otherScript: z.boolean() });
export type Choices = {
  readonly parts: CardParts;
  /** Whether paper has the other script than the screen. */
  readonly otherScript: boolean;
};

/** What is chosen at first: all that stands on the screen, and room for the decision. */
export const FIRST_CHOICES: Choices = {
  parts: { pictures: true, map: true, author: true, decision: true, comment: false },
  otherScript: false,
};
