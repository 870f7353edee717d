import { defineCrud } from '@/kit/crud/define-crud.ts';
import { rowSchema, schoolBoardForm } from './school-board.ts';

/** The seasons of the school programme (spec 002 §7). */
export const schoolBoards = defineCrud({
  path: 'api/v1/my-school/boards',
  row: rowSchema,
  rows: 'boards',
  form: schoolBoardForm,
  envelope: 'board',
});

/** Path of the Excel file with a season's budget, for download and import (spec 002 §7). */
export const budgetInfoPath = (id: number): string => `${schoolBoards.path}/${id}/budget-info/excel`;
