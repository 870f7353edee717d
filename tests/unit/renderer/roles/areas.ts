import { APPEAL_RULES } from './appeal-rules.ts';
import { INITIATIVE_LIST_RULES } from './initiative-list-rules.ts';
import { INITIATIVE_RULES } from './initiative-rules.ts';
import { KINDERGARTEN_RULES } from './kindergarten-rules.ts';
import { MODERATION_RESULT_RULES } from './moderation-result-rules.ts';
import { POPULATION_RULES } from './population-rules.ts';
import { QUARTER_RULES } from './quarter-rules.ts';
import { QUARTERLY_REPORT_RULES, REPORT_RULES } from './report-rules.ts';
import { SCHOOL_INITIATIVE_RULES } from './school-initiative-rules.ts';
import { type AreaTable, only } from './table.ts';

/** The rules of every area that has an `access.ts`, by the name of its folder. */
export const AREA_TABLE: Readonly<Record<string, AreaTable>> = {
  initiative: {
    screens: ['initiatives', 'initiatives/review', 'initiatives/map', 'initiative/accept/:id', 'initiative/edit/:id'],
    rules: { ...INITIATIVE_LIST_RULES, ...INITIATIVE_RULES },
  },
  'invest-data': {
    screens: ['newchronology/:public_id'],
    rules: { canCreate: only(['admin'], 'admin (O-001, O-002, O-008)') },
  },
  appeals: { screens: ['appeals'], rules: APPEAL_RULES },
  population: { screens: ['population', 'population/add', 'population/:id'], rules: POPULATION_RULES },
  kindergartens: {
    screens: ['kindergardens', 'kindergardens/add', 'kindergardens/:id'],
    rules: KINDERGARTEN_RULES,
  },
  'moderation-results': {
    screens: ['moderation-results/add', 'moderation-results/:id'],
    rules: MODERATION_RESULT_RULES,
  },
  quarters: { screens: ['quarters', 'quarters/add', 'quarters/:id'], rules: QUARTER_RULES },
  'quarterly-reports': {
    screens: ['quarter-reports', 'quarter-reports/add', 'quarter-reports/add/:id'],
    rules: QUARTERLY_REPORT_RULES,
  },
  'school-initiatives': { screens: ['school-initiatives'], rules: SCHOOL_INITIATIVE_RULES },
  reports: { screens: ['chronology-reports', 'report-savings', 'quarter-report'], rules: REPORT_RULES },
};
