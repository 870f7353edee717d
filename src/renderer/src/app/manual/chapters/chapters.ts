import type { Chapter } from '../chapter.ts';
import { accepting } from './accepting.ts';
import { addingACustomer } from './adding-a-customer.ts';
import { addingAKey } from './adding-a-key.ts';
import { addingAManager } from './adding-a-manager.ts';
import { answeringAnAppeal } from './answering-an-appeal.ts';
import { answeringSeveral } from './answering-several.ts';
import { choosingColumns } from './choosing-columns.ts';
import { comparing } from './comparing.ts';
import { confirmingTen } from './confirming-ten.ts';
import { exporting } from './exporting.ts';
import { findingTheWay } from './finding-the-way.ts';
import { listAndFilters } from './list-and-filters.ts';
import { mapToDesk } from './map-to-desk.ts';
import { printing } from './printing.ts';
import { rejecting } from './rejecting.ts';
import { rejectingAPupils } from './rejecting-a-pupils.ts';
import { rejectingAnAppeal } from './rejecting-an-appeal.ts';
import { savingAReport } from './saving-a-report.ts';
import { savingAView } from './saving-a-view.ts';
import { startingTheDay } from './starting-the-day.ts';
import { takingBack } from './taking-back.ts';
import { writingATemplate } from './writing-a-template.ts';

/** All chapters, in the order of the manual. */
export const CHAPTERS: readonly Chapter[] = [
  findingTheWay,
  startingTheDay,
  listAndFilters,
  rejecting,
  accepting,
  confirmingTen,
  comparing,
  takingBack,
  savingAView,
  choosingColumns,
  mapToDesk,
  exporting,
  printing,
  answeringAnAppeal,
  rejectingAnAppeal,
  answeringSeveral,
  writingATemplate,
  addingACustomer,
  addingAManager,
  savingAReport,
  rejectingAPupils,
  addingAKey,
];
