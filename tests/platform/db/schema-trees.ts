const node = (table: string) => `
CREATE TABLE ${table} (
  id INTEGER PRIMARY KEY, parent_id INTEGER REFERENCES ${table}, title TEXT NOT NULL, created_at TEXT NOT NULL
) STRICT;
CREATE INDEX ${table}_by_parent ON ${table} (parent_id, id);`;

/** Ministries and the consolidated budget: trees, and what is entered of their nodes (spec 002 §3). */
export const TREE_TABLES = `
${node('ministries')}
${node('consolidated_budgets')}
CREATE TABLE ministries_execution (
  id INTEGER PRIMARY KEY, ministry_id INTEGER NOT NULL REFERENCES ministries, year INTEGER NOT NULL,
  quarter INTEGER NOT NULL, plan REAL NOT NULL, executed REAL NOT NULL, difference REAL NOT NULL, percent REAL NOT NULL,
  created_at TEXT NOT NULL
) STRICT;
CREATE TABLE consolidated_budget_indicators (
  id INTEGER PRIMARY KEY, consolidated_budget_id INTEGER NOT NULL REFERENCES consolidated_budgets, year INTEGER NOT NULL,
  accepted_amount REAL NOT NULL, accepted_percent REAL NOT NULL,
  execution_amount REAL NOT NULL, execution_percent REAL NOT NULL,
  second_execution_amount REAL NOT NULL, second_execution_percent REAL NOT NULL,
  third_execution_amount REAL NOT NULL, third_execution_percent REAL NOT NULL,
  fourth_execution_amount REAL NOT NULL, fourth_execution_percent REAL NOT NULL
) STRICT;
CREATE TABLE economy_imports (
  id INTEGER PRIMARY KEY, title TEXT NOT NULL, type TEXT NOT NULL, currency TEXT NOT NULL, description TEXT NOT NULL,
  date TEXT, file_name TEXT NOT NULL, rows INTEGER NOT NULL
) STRICT;
`;
