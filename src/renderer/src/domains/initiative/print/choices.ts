import { z } from 'zod';
import { type CardParts, partsSchema } from './paper/job.ts';

/** A person's choices for the last print, as stored. */
export const choicesSchema = z.object({ parts: partsSchema, otherScript: z.boolean() });
export type Choices = {
  readonly parts: CardParts;
  /** Whether to print in the other script, not the screen's. */
  readonly otherScript: boolean;
};

/** Initial choices: the content of the screen, and room for the decision. */
export const FIRST_CHOICES: Choices = {
  parts: { pictures: true, map: true, author: true, decision: true, comment: false },
  otherScript: false,
};
