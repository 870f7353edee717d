import type { DatabaseSync } from 'node:sqlite';
import type { Role } from '../../src/shared/roles.ts';
import type { Faults } from './faults.ts';
import type { Find } from './find/find.ts';
import type { Keep } from './find/keep.ts';
import type { InitiativeDesk } from './initiatives.ts';
import type { CallMatch, RecordedCall, Violation } from './recorder.ts';

/** A member of staff who can sign in; the password is `parol-<username>`. */
export type PlatformUser = {
  id: number;
  username: string;
  password: string;
  role: Role;
  full_name: string;
  region_id: number | null;
  district_id: number | null;
};

export type PlatformOptions = {
  /** Where database and uploads are kept; without it each start gets its own copy, removed on close. */
  dataDir?: string;
  /** Loopback address of the API, tiles and geocoder. Default: 127.0.0.1. */
  host?: '127.0.0.1' | '::1';
  /** Port of the API, tiles and geocoder; any free one where none is given. */
  apiPort?: number;
  /** Port of the sign-on provider; any free one where none is given. */
  ssoPort?: number;
  /** Throws away what `dataDir` holds and starts from the seed again. */
  fresh?: boolean;
  /** How many customers there are at least, up to 100,000, for lists of the real length. Default: those of the seed. */
  customers?: number;
};

/** The running stand-in platform, with what a test may look at and turn. */
export type Platform = Keep & {
  /** All BACKOFFICE_* variables with which the program talks to this platform. */
  env: Record<string, string>;
  apiUrl: string;
  ssoUrl: string;
  users: readonly PlatformUser[];
  /** The live database; what a test changes here, the API answers. */
  db: DatabaseSync;
  /** Gives the records that a test works on. */
  find: Find;
  /** Initiatives as somebody else changes them meanwhile, and what was done to them. */
  initiatives: InitiativeDesk;
  /** Every call in the order of arrival. */
  calls(): RecordedCall[];
  /** What the specification forbids and was done all the same, without those that a test declared. */
  violations(): Violation[];
  /** Declares violations that a test provokes on purpose, before or after the fact. */
  expectViolation(match: CallMatch): void;
  faults: Pick<Faults, 'add' | 'hold' | 'clear'>;
  /** The answer to a captcha that was handed out (without a key: to the last one); undefined once it is used up. */
  captchaAnswer(key?: string): number | undefined;
  /** Every token given out so far is refused with 401 from now on. */
  expireTokens(): void;
  close(): Promise<void>;
};
