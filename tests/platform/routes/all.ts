import { AREAS } from '../areas/all.ts';
import type { Route } from '../http/route.ts';
import { appealRoutes } from './appeals.ts';
import { authRoutes } from './auth.ts';
import { boardRoutes } from './boards.ts';
import { categoryRoutes } from './categories.ts';
import { councilDecisionRoutes } from './council-decisions.ts';
import { districtDocumentRoutes } from './district-documents.ts';
import { fileRoutes } from './files.ts';
import { initiativeDecisionRoutes } from './initiative-decisions.ts';
import { initiativeEditRoutes } from './initiative-edits.ts';
import { initiativeRightRoutes } from './initiative-rights.ts';
import { initiativeRoutes } from './initiatives.ts';
import { initiativesExcelRoutes } from './initiatives-excel.ts';
import { placeRoutes } from './places.ts';
import { profileRoutes } from './profile.ts';
import { quarterRoutes } from './quarters.ts';
import { quarterExcelRoutes } from './quarters-excel.ts';
import { registryRoutes } from './registry.ts';
import { siteItemRoutes } from './site-items.ts';
import { winnerRoutes } from './winners.ts';

/** Every call that the platform knows, area by area. */
export const ROUTES: readonly Route[] = [
  ...authRoutes,
  ...profileRoutes,
  ...boardRoutes,
  ...placeRoutes,
  ...quarterRoutes,
  ...quarterExcelRoutes,
  ...categoryRoutes,
  ...initiativeRoutes,
  ...initiativeDecisionRoutes,
  ...initiativeEditRoutes,
  ...initiativeRightRoutes,
  ...initiativesExcelRoutes,
  ...winnerRoutes,
  ...registryRoutes,
  ...districtDocumentRoutes,
  ...councilDecisionRoutes,
  ...appealRoutes,
  ...siteItemRoutes,
  ...fileRoutes,
  ...AREAS.flatMap(({ routes }) => routes),
];
