import type { Columns, RowOf, Table } from '../db/table.ts';
import { answerTemplatesArea } from './answer-templates.ts';
import { budgetParamsArea } from './budget-params.ts';
import { callMeBackArea } from './call-me-back.ts';
import { chronologiesArea } from './chronologies.ts';
import { chronologyPartnersArea } from './chronology-partners.ts';
import { citizensArea } from './citizens.ts';
import { consolidatedBudgetsArea } from './consolidated-budgets.ts';
import { contactsArea } from './contacts.ts';
import { customersArea } from './customers.ts';
import { expensesArea } from './expenses.ts';
import { faqsArea } from './faqs.ts';
import { forumsArea } from './forums.ts';
import { fundsArea } from './funds.ts';
import { indicatorOrganizationsArea } from './indicator-organizations.ts';
import { investDataArea } from './invest-data.ts';
import { kindergartensArea } from './kindergartens.ts';
import { managersArea } from './managers.ts';
import { ministryExecutionArea } from './ministry-execution.ts';
import { moderationResultsArea } from './moderation-results.ts';
import { organizationsArea } from './organizations.ts';
import { populationArea } from './population.ts';
import { productCategoriesArea } from './product-categories.ts';
import { productsArea } from './products.ts';
import { quarterlyReportsArea } from './quarterly-reports.ts';
import { reportsArea } from './reports.ts';
import { roadPricesArea } from './road-prices.ts';
import { roadsArea } from './roads.ts';
import { schoolBoardsArea } from './school-boards.ts';
import { schoolCategoriesArea } from './school-categories.ts';
import { schoolInitiativeFormsArea } from './school-initiative-forms.ts';
import { schoolInitiativesArea } from './school-initiatives.ts';
import { schoolStudentsArea } from './school-students.ts';
import { schoolTemplatesArea } from './school-templates.ts';
import { secretKeysArea } from './secret-keys.ts';
import { siteItemsArea } from './site-items.ts';
import { sitePapersArea } from './site-papers.ts';
import { stateBudgetArea } from './state-budget.ts';
import { stateTargetFundsArea } from './state-target-funds.ts';
import { suggestionsArea } from './suggestions.ts';

/** All areas that are declared in one file; an area whose tables refer to another area's comes after that area. */
export const AREAS = [
  customersArea,
  organizationsArea,
  populationArea,
  answerTemplatesArea,
  siteItemsArea,
  sitePapersArea,
  budgetParamsArea,
  moderationResultsArea,
  contactsArea,
  callMeBackArea,
  fundsArea,
  stateTargetFundsArea,
  ministryExecutionArea,
  consolidatedBudgetsArea,
  managersArea,
  citizensArea,
  schoolBoardsArea,
  schoolStudentsArea,
  secretKeysArea,
  schoolCategoriesArea,
  schoolTemplatesArea,
  schoolInitiativesArea,
  schoolInitiativeFormsArea,
  productCategoriesArea,
  productsArea,
  quarterlyReportsArea,
  reportsArea,
  roadsArea,
  roadPricesArea,
  indicatorOrganizationsArea,
  kindergartensArea,
  faqsArea,
  forumsArea,
  suggestionsArea,
  expensesArea,
  stateBudgetArea,
  chronologyPartnersArea,
  chronologiesArea,
  investDataArea,
] as const;

type AreaTable = (typeof AREAS)[number]['tables'][number];
type RowOfTable<T> = T extends Table<string, infer C extends Columns> ? RowOf<C> : never;

/** The records of the areas by the names that tests use. */
export type AreaRecords = { [T in AreaTable as T['kind']]: RowOfTable<T> };
