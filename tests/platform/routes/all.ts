import { AREAS } from '../areas/all.ts';
import type { Route } from '../http/route.ts';
import { appealRoutes } from './appeals.ts';
import { authRoutes } from './auth.ts';
import { councilDecisionRoutes } from './council-decisions.ts';
import { districtDocumentRoutes } from './district-documents.ts';
import { fileRoutes } from './files.ts';
import { initiativeDecisionRoutes } from './initiative-decisions.ts';
import { initiativeEditRoutes } from './initiative-edits.ts';
import { initiativeFileRoutes } from './initiative-files.ts';
import { initiativeRightRoutes } from './initiative-rights.ts';
import { initiativeRoutes } from './initiatives.ts';
import { lookupRoutes } from './lookups.ts';
import { quarterRoutes } from './quarters.ts';
import { quarterExcelRoutes } from './quarters-excel.ts';
import { registryRoutes } from './registry.ts';

/** Every call that the platform knows, area by area. */
export const ROUTES: readonly Route[] = [
  ...authRoutes,
  ...lookupRoutes,
  ...quarterRoutes,
  ...quarterExcelRoutes,
  ...initiativeRoutes,
  ...initiativeDecisionRoutes,
  ...initiativeEditRoutes,
  ...initiativeRightRoutes,
  ...initiativeFileRoutes,
  ...registryRoutes,
  ...districtDocumentRoutes,
  ...councilDecisionRoutes,
  ...appealRoutes,
  ...fileRoutes,
  ...AREAS.flatMap(({ routes }) => routes),
];
