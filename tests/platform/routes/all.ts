import type { Route } from '../http/route.ts';
import { authRoutes } from './auth.ts';
import { boardRoutes } from './boards.ts';
import { categoryRoutes } from './categories.ts';
import { customerRoutes } from './customers.ts';
import { fileRoutes } from './files.ts';
import { initiativeRoutes } from './initiatives.ts';
import { initiativesExcelRoutes } from './initiatives-excel.ts';
import { placeRoutes } from './places.ts';
import { profileRoutes } from './profile.ts';

/** Every call that the platform knows, area by area. */
export const ROUTES: readonly Route[] = [
  ...authRoutes,
  ...profileRoutes,
  ...boardRoutes,
  ...placeRoutes,
  ...categoryRoutes,
  ...initiativeRoutes,
  ...initiativesExcelRoutes,
  ...customerRoutes,
  ...fileRoutes,
];
