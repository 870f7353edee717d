import { appealsCalls } from './appeals.ts';
import { chronologyCalls } from './chronology.ts';
import { documentsCalls } from './documents.ts';
import type { CallEntry } from './entry.ts';
import { financeCalls } from './finance.ts';
import { initiativesCalls } from './initiatives.ts';
import { organizationsCalls } from './organizations.ts';
import { peopleCalls } from './people.ts';
import { productsCalls } from './products.ts';
import { quartersCalls } from './quarters.ts';
import { schoolCalls } from './school.ts';
import { sharedCalls } from './shared.ts';
import { siteCalls } from './site.ts';

/** Every call that the documents name, area by area. A route of the stand-in names its entry by `id`. */
export const CALLS: readonly CallEntry[] = [
  ...sharedCalls,
  ...initiativesCalls,
  ...documentsCalls,
  ...productsCalls,
  ...chronologyCalls,
  ...appealsCalls,
  ...siteCalls,
  ...quartersCalls,
  ...peopleCalls,
  ...organizationsCalls,
  ...financeCalls,
  ...schoolCalls,
];
