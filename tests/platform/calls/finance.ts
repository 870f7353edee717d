import { ADMIN, type CallEntry, call } from './entry.ts';

/** A target fund in a quarter of the year. */
const TARGET_FUND = 'fund_id year quarter transfers revenue expenditure';

/** The execution of a ministry. */
const EXECUTION = 'ministry_id year quarter plan executed difference percent';

/** The figures of a line of the consolidated budget. */
const FIGURES =
  'consolidated_budget_id year accepted_amount accepted_percent execution_amount execution_percent ' +
  'second_execution_amount second_execution_percent third_execution_amount third_execution_percent ' +
  'fourth_execution_amount fourth_execution_percent';

/** The finance reference data, road prices and budgets: spec 002 §7. */
export const financeCalls: readonly CallEntry[] = [
  call('E194', 'GET /api/v1/customers', 'staff', { query: 'limit offset search' }),
  call('E195', 'GET /api/v1/customers/{id}', ADMIN),
  call('E196', 'POST /api/v1/customers', ADMIN, { body: 'title tin type' }),
  call('E197', 'PUT /api/v1/customers/{id}', ADMIN, { body: 'title tin type' }),
  call('E198', 'DELETE /api/v1/customers/{id}', ADMIN),
  call('E199', 'GET /api/v1/customers/excel', ADMIN),
  call('E200', 'POST /api/v1/customers/excel', ADMIN, { multipart: 'file' }),
  // Finance reference data is for the administrator (Z-028, Z-109).
  call('E201', 'GET /api/v1/funds', ADMIN, { query: 'limit offset' }),
  call('E202', 'GET /api/v1/funds/{id}', ADMIN),
  call('E203', 'POST /api/v1/funds', ADMIN, { body: 'title' }),
  call('E204', 'PUT /api/v1/funds/{id}', ADMIN, { body: 'title' }),
  call('E205', 'DELETE /api/v1/funds/{id}', ADMIN),
  call('E206', 'GET /api/v1/state-target-funds', ADMIN, { query: 'limit offset year quarter fund_id' }),
  call('E207', 'GET /api/v1/state-target-funds/{id}', ADMIN),
  call('E208', 'POST /api/v1/state-target-funds', ADMIN, { body: TARGET_FUND }),
  call('E209', 'PUT /api/v1/state-target-funds/{id}', ADMIN, { body: TARGET_FUND }),
  call('E210', 'DELETE /api/v1/state-target-funds/{id}', ADMIN),
  call('E211', 'GET /api/v1/ministries', ADMIN, { query: 'parent_id limit offset' }),
  call('E212', 'GET /api/v1/ministries/{id}', ADMIN),
  call('E213', 'POST /api/v1/ministries', ADMIN, { body: 'title parent_id' }),
  call('E214', 'PUT /api/v1/ministries/{id}', ADMIN, { body: 'title parent_id' }),
  call('E215', 'DELETE /api/v1/ministries/{id}', ADMIN),
  call('E216', 'GET /api/v1/ministries-execution', ADMIN, { query: 'limit offset' }),
  call('E217', 'GET /api/v1/ministries-execution/{id}', ADMIN),
  call('E218', 'POST /api/v1/ministries-execution', ADMIN, { body: EXECUTION }),
  call('E219', 'PUT /api/v1/ministries-execution/{id}', ADMIN, { body: EXECUTION }),
  call('E220', 'DELETE /api/v1/ministries-execution/{id}', ADMIN),
  call('E221', 'POST /api/v1/state-budget/excel-economy/upload-excel', ADMIN, {
    multipart: 'title type currency description date file',
  }),
  call('E222', 'GET /api/v1/expences', ADMIN, { query: 'parent_id limit offset' }),
  call('E223', 'GET /api/v1/expences/{id}', ADMIN),
  call('E224', 'POST /api/v1/expences', ADMIN, { body: 'title parent_id' }),
  call('E225', 'PUT /api/v1/expences/{id}', ADMIN, { body: 'title parent_id' }),
  call('E226', 'DELETE /api/v1/expences/{id}', ADMIN),
  call('E227', 'GET /api/v1/expence-indicators', ADMIN, { query: 'expence_id limit offset' }),
  call('E228', 'GET /api/v1/expence-indicators/{id}', ADMIN),
  call('E229', 'POST /api/v1/expence-indicators', ADMIN, { body: 'expence_id year quarter amount' }),
  call('E230', 'PUT /api/v1/expence-indicators/{id}', ADMIN, { body: 'expence_id year quarter amount' }),
  call('E231', 'DELETE /api/v1/expence-indicators/{id}', ADMIN),
  call('E232', 'GET /api/v1/economic-classifications', ADMIN, { query: 'parent_id limit offset' }),
  call('E233', 'GET /api/v1/economic-classifications/{id}', ADMIN),
  call('E234', 'POST /api/v1/economic-classifications', ADMIN, { body: 'title parent_id' }),
  call('E235', 'PUT /api/v1/economic-classifications/{id}', ADMIN, { body: 'title parent_id' }),
  call('E236', 'DELETE /api/v1/economic-classifications/{id}', ADMIN),
  call('E237', 'GET /api/v1/economic-classification-indicators', ADMIN, {
    query: 'economic_classification_id limit offset',
  }),
  call('E238', 'GET /api/v1/economic-classification-indicators/{id}', ADMIN),
  call('E239', 'POST /api/v1/economic-classification-indicators', ADMIN, {
    body: 'economic_classification_id year quarter amount',
  }),
  call('E240', 'PUT /api/v1/economic-classification-indicators/{id}', ADMIN, {
    body: 'economic_classification_id year quarter amount',
  }),
  call('E241', 'DELETE /api/v1/economic-classification-indicators/{id}', ADMIN),
  call('E242', 'GET /api/v1/road-prices', 'staff', { query: 'board_id district_id limit offset' }),
  call('E243', 'GET /api/v1/road-prices/{id}', ADMIN),
  call('E244', 'POST /api/v1/road-prices', ADMIN, { body: 'board_id region_id district_id price half_ready_price' }),
  call('E245', 'PUT /api/v1/road-prices/{id}', ADMIN, {
    body: 'board_id region_id district_id price half_ready_price',
  }),
  call('E246', 'DELETE /api/v1/road-prices/{id}', ADMIN),
  call('E247', 'GET /api/v1/road-prices/excel', ADMIN, { query: 'board_id' }),
  call('E248', 'POST /api/v1/road-prices/excel', ADMIN, { multipart: 'file board_id' }),
  call('E249', 'GET /api/v1/consolidated-budgets', ADMIN, { query: 'parent_id limit offset' }),
  call('E250', 'GET /api/v1/consolidated-budgets/{id}', ADMIN),
  call('E251', 'POST /api/v1/consolidated-budgets', ADMIN, { body: 'title parent_id' }),
  call('E252', 'PUT /api/v1/consolidated-budgets/{id}', ADMIN, { body: 'title parent_id' }),
  call('E253', 'DELETE /api/v1/consolidated-budgets/{id}', ADMIN),
  call('E254', 'GET /api/v1/consolidated-budget-indicators', ADMIN, {
    query: 'limit offset year consolidated_budget_id',
  }),
  call('E255', 'GET /api/v1/consolidated-budget-indicators/{id}', ADMIN),
  call('E256', 'POST /api/v1/consolidated-budget-indicators', ADMIN, { body: FIGURES }),
  call('E257', 'PUT /api/v1/consolidated-budget-indicators/{id}', ADMIN, { body: FIGURES }),
  call('E258', 'DELETE /api/v1/consolidated-budget-indicators/{id}', ADMIN),
  call('E259', 'GET /api/v1/state-budget-indicators', ADMIN, { query: 'type parent_id offset limit' }),
  call('E260', 'GET /api/v1/state-budget-indicators/{id}', ADMIN),
  call('E261', 'POST /api/v1/state-budget-indicators', ADMIN, { body: 'type parent_id title' }),
  call('E262', 'PUT /api/v1/state-budget-indicators/{id}', ADMIN, { body: 'type parent_id title' }),
  call('E263', 'DELETE /api/v1/state-budget-indicators/{id}', ADMIN),
];
