import type { DatabaseSync } from 'node:sqlite';
import type { ContrarySwitch } from './contrary/edge.ts';
import type { Faults } from './faults.ts';
import type { Find } from './find/find.ts';
import type { Keep } from './find/keep.ts';
import type { InitiativeDesk } from './initiatives.ts';
import type { CallMatch, RecordedCall, Violation } from './recorder.ts';
import type { PlatformUser } from './staff.ts';

export type PlatformOptions = {
  /** Folder of database and uploads. Default: each start gets its own copy, removed on close. */
  dataDir?: string;
  /** Loopback address of the API, tiles and geocoder. Default: 127.0.0.1. */
  host?: '127.0.0.1' | '::1';
  /** Port of the API, tiles and geocoder. Default: any free port. */
  apiPort?: number;
  /** Port of the sign-on provider. Default: any free port. */
  ssoPort?: number;
  /** Discards the database in `dataDir` and starts from the seed again. */
  fresh?: boolean;
  /** Minimum number of customers, up to 100,000, for lists of the real length. Default: those of the seed. */
  customers?: number;
  /**
   * Each call arrives, and is answered, up to so many ms later, by times of its own: they overtake one another. Default: 0.
   */
  late?: number;
  /** Ways in which it is contrary to the readings from the start, by names or readings. Default: none. */
  contrary?: 'all' | readonly string[];
};

/** The running stand-in platform, with everything that a test may inspect and change. */
export type Platform = Keep & {
  /** All BACKOFFICE_* variables with which the program talks to this platform. */
  env: Record<string, string>;
  apiUrl: string;
  ssoUrl: string;
  users: readonly PlatformUser[];
  /** The live database; the API answers with a test's changes to it. */
  db: DatabaseSync;
  /** Finds the records that a test works on. */
  find: Find;
  /** Changes initiatives as another person might meanwhile, and reads their history. */
  initiatives: InitiativeDesk;
  /** All calls in order of arrival. */
  calls(): RecordedCall[];
  /** Violations of the specification, except those that a test has declared. */
  violations(): Violation[];
  /** Declares violations that a test provokes on purpose, before or after the fact. */
  expectViolation(match: CallMatch): void;
  faults: Pick<Faults, 'add' | 'hold' | 'clear'>;
  /** The ways in which it is contrary to the readings (`contrary/`). */
  contrary: Pick<ContrarySwitch, 'set' | 'watch'>;
  /** The answer to a captcha by its key (default: the last one); undefined once it is used up. */
  captchaAnswer(key?: string): number | undefined;
  /** Expires every token issued so far: each is refused with 401 from now on. */
  expireTokens(): void;
  close(): Promise<void>;
};
