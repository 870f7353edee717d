import type { Page } from 'playwright/test';
import type { PlatformUser } from '../../tests/platform/staff.ts';
import type { Platform } from '../../tests/platform/types.ts';
import type { App } from '../../tests/support/launch.ts';
import type { Album } from './album.ts';

/** The context of a tour. */
export type Tour = {
  app: App;
  platform: Platform;
  page: Page;
  album: Album;
  user: PlatformUser;
};

/** One stop of the tour. */
export type Step = {
  title: string;
  /** Whether this person's window offers the step. Default: yes. */
  offered?: (tour: Tour) => Promise<boolean>;
  /** Carries out the step; resolves with details such as names of pictures and counts. Throws on failure. */
  go: (tour: Tour) => Promise<string>;
};
