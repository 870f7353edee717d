import { appealsCalls } from './appeals.ts';
import { budgetsCalls } from './budgets.ts';
import { chronologyCalls } from './chronology.ts';
import { documentsCalls } from './documents.ts';
import type { CallEntry } from './entry.ts';
import { expensesCalls } from './expenses.ts';
import { financeCalls } from './finance.ts';
import { initiativesCalls } from './initiatives.ts';
import { kindergardensCalls } from './kindergardens.ts';
import { lookupsCalls } from './lookups.ts';
import { organizationsCalls } from './organizations.ts';
import { peopleCalls } from './people.ts';
import { productsCalls } from './products.ts';
import { quarterlyReportCalls } from './quarterly-reports.ts';
import { quartersCalls } from './quarters.ts';
import { schoolBoardsCalls } from './school-boards.ts';
import { schoolInitiativesCalls } from './school-initiatives.ts';
import { schoolStudentsCalls } from './school-students.ts';
import { sessionCalls } from './session.ts';
import { siteContentCalls } from './site-content.ts';
import { siteItemsCalls } from './site-items.ts';

/** Every call that the documents name, area by area. A route of the stand-in names its entry by `id`. */
export const CALLS: readonly CallEntry[] = [
  ...sessionCalls,
  ...lookupsCalls,
  ...initiativesCalls,
  ...documentsCalls,
  ...productsCalls,
  ...chronologyCalls,
  ...appealsCalls,
  ...siteItemsCalls,
  ...siteContentCalls,
  ...quartersCalls,
  ...quarterlyReportCalls,
  ...peopleCalls,
  ...organizationsCalls,
  ...financeCalls,
  ...expensesCalls,
  ...budgetsCalls,
  ...kindergardensCalls,
  ...schoolBoardsCalls,
  ...schoolStudentsCalls,
  ...schoolInitiativesCalls,
];
