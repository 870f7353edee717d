import type { Chapter } from '../chapter.ts';
import { accepting } from './accepting.ts';
import { acceptingARoad } from './accepting-a-road.ts';
import { acceptingGoods } from './accepting-goods.ts';
import { addingACustomer } from './adding-a-customer.ts';
import { addingAKey } from './adding-a-key.ts';
import { addingAManager } from './adding-a-manager.ts';
import { addingToAChronology } from './adding-to-a-chronology.ts';
import { answeringAnAppeal } from './answering-an-appeal.ts';
import { answeringSeveral } from './answering-several.ts';
import { changingADecision } from './changing-a-decision.ts';
import { changingAQuarter } from './changing-a-quarter.ts';
import { checkingTheNetwork } from './checking-the-network.ts';
import { choosingColumns } from './choosing-columns.ts';
import { comparing } from './comparing.ts';
import { confirmingTen } from './confirming-ten.ts';
import { creatingAnObject } from './creating-an-object.ts';
import { deprivingAWinner } from './depriving-a-winner.ts';
import { exporting } from './exporting.ts';
import { findingTheWay } from './finding-the-way.ts';
import { finishingAPupils } from './finishing-a-pupils.ts';
import { importingBudgets } from './importing-budgets.ts';
import { importingManagers } from './importing-managers.ts';
import { importingQuarters } from './importing-quarters.ts';
import { listAndFilters } from './list-and-filters.ts';
import { mapToDesk } from './map-to-desk.ts';
import { openingASeason } from './opening-a-season.ts';
import { printing } from './printing.ts';
import { publishingNews } from './publishing-news.ts';
import { rejecting } from './rejecting.ts';
import { rejectingAPupils } from './rejecting-a-pupils.ts';
import { rejectingAnAppeal } from './rejecting-an-appeal.ts';
import { resumingADraft } from './resuming-a-draft.ts';
import { savingAReport } from './saving-a-report.ts';
import { savingAView } from './saving-a-view.ts';
import { sendingAFolder } from './sending-a-folder.ts';
import { settlingIn } from './settling-in.ts';
import { startingTheDay } from './starting-the-day.ts';
import { submittingAProtocol } from './submitting-a-protocol.ts';
import { takingBack } from './taking-back.ts';
import { tellingWinners } from './telling-winners.ts';
import { updating } from './updating.ts';
import { withoutALine } from './without-a-line.ts';
import { writingATemplate } from './writing-a-template.ts';
import { writingObjectPapers } from './writing-object-papers.ts';

/** All chapters, in the order of the manual. */
export const CHAPTERS: readonly Chapter[] = [
  settlingIn,
  findingTheWay,
  startingTheDay,
  listAndFilters,
  rejecting,
  accepting,
  acceptingARoad,
  acceptingGoods,
  confirmingTen,
  comparing,
  takingBack,
  resumingADraft,
  savingAView,
  choosingColumns,
  mapToDesk,
  exporting,
  printing,
  submittingAProtocol,
  sendingAFolder,
  changingADecision,
  tellingWinners,
  deprivingAWinner,
  creatingAnObject,
  writingObjectPapers,
  addingToAChronology,
  answeringAnAppeal,
  rejectingAnAppeal,
  answeringSeveral,
  writingATemplate,
  publishingNews,
  changingAQuarter,
  importingQuarters,
  addingACustomer,
  addingAManager,
  importingManagers,
  importingBudgets,
  savingAReport,
  openingASeason,
  addingAKey,
  rejectingAPupils,
  finishingAPupils,
  withoutALine,
  checkingTheNetwork,
  updating,
];
