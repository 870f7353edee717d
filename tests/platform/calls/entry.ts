import type { Role } from '../../../src/shared/roles.ts';

/** The number of a call in the documents' list of calls. */
export type CallId = `E${number}`;

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * The permitted callers; `staff`: all signed-in staff, `anybody`: no token needed, `scheduler`: the scheduler, with its
 * name and password (N-030).
 */
export type Callers = readonly Role[] | 'staff' | 'anybody' | 'scheduler';

/** One call of the platform according to the documents (§7 of each, with the current readings). */
export type CallEntry = {
  id: CallId;
  method: Method;
  /** From the root, with parameters as `{id}`. */
  path: string;
  /** Keys of the query beside `cache`, which every call has. Default: none. */
  query?: readonly string[];
  /** Keys of the JSON body; for a bare array the keys of its items, such as `[].id`. Default: no body. */
  body?: readonly string[];
  /** Names of the parts if the body is a multipart form. */
  multipart?: readonly string[];
  /** True if the call has the header `hl`. */
  inLanguage?: true;
  roles: Callers;
  /** The call whose route serves this one, too. */
  servedBy?: CallId;
  /** Why or until when no screen sends it. Default: the end-to-end tests send it. */
  unsent?: string;
};

/** The parts of a call beside its address; keys are divided by blanks, as in `'limit offset'`. */
type Parts = { [Keys in 'query' | 'body' | 'multipart']?: string } & Pick<
  CallEntry,
  'inLanguage' | 'servedBy' | 'unsent'
>;

const keysIn = (text: string): readonly string[] => text.split(' ');

/** One line of the table: the number, method and path, the callers, and what is sent. */
export function call(
  id: CallId,
  address: `${Method} /${string}`,
  roles: Callers,
  { query = '', body = '', multipart = '', ...rest }: Parts = {},
): CallEntry {
  const [method, path] = address.split(' ') as [Method, string];
  return {
    ...{ id, method, path, roles, ...rest },
    ...(query && { query: keysIn(query) }),
    ...(body && { body: keysIn(body) }),
    ...(multipart && { multipart: keysIn(multipart) }),
  };
}

export const ADMIN: readonly Role[] = ['admin'];
/** Roles that moderate, or read the moderated records (spec 000 §6, B-014, B-016). */
export const MODERATION: readonly Role[] = ['admin', 'moderator'];
/** Roles that open the reference data of places, appeals and quarterly reports (B-010, B-011, Z-122, Z-027). */
export const PLACES: readonly Role[] = ['admin', 'moderator', 'region_manager'];
/** Roles that open the list of initiatives (B-001). */
export const LIST: readonly Role[] = [
  'admin',
  'moderator',
  'district_manager',
  'region_manager',
  'my_garden_moderator',
];
