import type { Page } from 'playwright/test';
import type { Chapter } from '../../../../src/renderer/src/app/manual/chapter.ts';
import type { Role } from '../../../../src/shared/roles.ts';
import type { Platform } from '../../../platform/types.ts';
import type { CarryingOut } from './carry-out.ts';
import type { Hands } from './hands.ts';

/** What a chapter needs to be carried out on a platform. */
type Prepared = Pick<CarryingOut, 'typed' | 'choose' | 'beforePress' | 'meanwhile'> & {
  /** The address at which it begins. */
  address: string;
  /** Asserts what the platform holds in the end. */
  holds: () => Promise<void>;
};

/** A chapter as one person carries it out. */
export type Journey = {
  chapter: Chapter;
  role: Role;
  /** Makes sure that the platform, and the person's hands, have what the chapter needs. */
  prepare: (platform: Platform, page: Page, hands: Hands) => Prepared | Promise<Prepared>;
};
