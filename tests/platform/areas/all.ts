import type { Columns, RowOf, Table } from '../db/table.ts';
import { answerTemplatesArea } from './answer-templates.ts';
import { consolidatedBudgetsArea } from './consolidated-budgets.ts';
import { customersArea } from './customers.ts';
import { fundsArea } from './funds.ts';
import { ministryExecutionArea } from './ministry-execution.ts';
import { populationArea } from './population.ts';
import { productCategoriesArea } from './product-categories.ts';
import { productsArea } from './products.ts';
import { quarterlyReportsArea } from './quarterly-reports.ts';
import { regulatoryDocumentsArea } from './regulatory-documents.ts';
import { reportsArea } from './reports.ts';
import { roadsArea } from './roads.ts';
import { stateTargetFundsArea } from './state-target-funds.ts';

/** Every area that is declared in one file; one whose tables refer to those of another comes after it. */
export const AREAS = [
  customersArea,
  populationArea,
  answerTemplatesArea,
  regulatoryDocumentsArea,
  fundsArea,
  stateTargetFundsArea,
  ministryExecutionArea,
  consolidatedBudgetsArea,
  productCategoriesArea,
  productsArea,
  quarterlyReportsArea,
  reportsArea,
  roadsArea,
] as const;

type AreaTable = (typeof AREAS)[number]['tables'][number];
type RowOfTable<T> = T extends Table<string, infer C extends Columns> ? RowOf<C> : never;

/** Their records by what tests call them. */
export type AreaRecords = { [T in AreaTable as T['kind']]: RowOfTable<T> };
