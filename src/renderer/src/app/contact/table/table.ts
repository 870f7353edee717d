import type { Role } from '@shared/roles.ts';
import type { Assumption } from '@/features/contact/line.ts';
import { SCREENS } from '../../menu/registry.ts';
import { mayOpen } from '../../menu/screen.ts';
import { BESIDES } from './besides.ts';
import { INITIATIVES } from './initiatives.ts';
import { LOOKUPS } from './lookups.ts';
import { REFERENCE } from './reference.ts';
import { SCHOOL } from './school.ts';
import { SITE } from './site.ts';

/** The one table of assumptions about the platform, in the order in which they are asked. */
export const TABLE = [...LOOKUPS, ...INITIATIVES, ...BESIDES, ...SITE, ...REFERENCE, ...SCHOOL];

/** The lines of the screens that a role may open, each with its screen's title. */
export const linesFor = (role: Role): readonly Assumption[] =>
  TABLE.flatMap(({ at, mayAsk = () => true, ...line }) => {
    const screen = SCREENS.find(({ path }) => path === at);
    return screen && mayOpen(role, screen) && mayAsk(role) ? [{ ...line, screen: screen.title }] : [];
  });
