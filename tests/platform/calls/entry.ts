import type { Role } from '../../../src/shared/roles.ts';

/** The number of a call among all those that the documents name. */
export type CallId = `E${number}`;

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Who may make a call; `staff`: everybody who has signed in, `anybody`: without a token, too, `scheduler`: who has its name
 * and password (N-030).
 */
export type Callers = readonly Role[] | 'staff' | 'anybody' | 'scheduler';

/** One call of the platform as the documents have it (§7 of each, with the readings that are in force). */
export type CallEntry = {
  id: CallId;
  method: Method;
  /** From the root, with parameters as `{id}`. */
  path: string;
  /** Keys of the query beside `cache`, which every call carries. Left out: none. */
  query?: readonly string[];
  /** Keys of the JSON body; of a bare array those of its items, as `[].id`. Left out: no body. */
  body?: readonly string[];
  /** Names of the parts, where the body is a multipart form. */
  multipart?: readonly string[];
  /** True where the call carries the header `hl`. */
  inLanguage?: true;
  roles: Callers;
  /** The route of another call serves this one, too. */
  servedBy?: CallId;
  /** No screen sends it, and why or until when. Left out: the end-to-end tests send it. */
  unsent?: string;
};

export const ADMIN: readonly Role[] = ['admin'];
/** Who moderates, and who reads what is moderated along with the admin (spec 000 §6). */
export const MODERATION: readonly Role[] = ['admin', 'moderator'];
/** Who opens the reference data of places, appeals and quarterly reports (B-010, B-011, Z-122, Z-027). */
export const PLACES: readonly Role[] = ['admin', 'moderator', 'region_manager'];
/** Who opens the list of initiatives (B-001). */
export const LIST: readonly Role[] = [
  'admin',
  'moderator',
  'district_manager',
  'region_manager',
  'my_garden_moderator',
];
