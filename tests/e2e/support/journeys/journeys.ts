import type { Journey } from './journey.ts';
import { OF_APPEALS } from './of-appeals.ts';
import { OF_DOCUMENTS } from './of-documents.ts';
import { OF_IMPORTS } from './of-imports.ts';
import { OF_INITIATIVES } from './of-initiatives.ts';
import { OF_PROGRAM } from './of-program.ts';
import { OF_RECORDS } from './of-records.ts';
import { OF_REVIEW_AIDS } from './of-review-aids.ts';
import { OF_SCHOOL } from './of-school.ts';
import { OF_WINNERS } from './of-winners.ts';

/** Every chapter of the manual, as a person carries it out. */
export const JOURNEYS: readonly Journey[] = [
  ...OF_INITIATIVES,
  ...OF_REVIEW_AIDS,
  ...OF_APPEALS,
  ...OF_RECORDS,
  ...OF_SCHOOL,
  ...OF_DOCUMENTS,
  ...OF_WINNERS,
  ...OF_IMPORTS,
  ...OF_PROGRAM,
];
