import { z } from 'zod';
import { isApiPath } from '../../api-path.ts';
import { SIGN_IN_PATHS } from '../../constants.ts';

/** Calls from the page to the main process, by name: input and output. */
export type Calls = Record<string, { readonly input: z.ZodType; readonly output: z.ZodType }>;

/** No input, or no output. */
export const nothing = z.undefined();
/** Id of a file, a download, a request or the like. */
export const id = z.string().min(1).max(100);
const signInPaths: readonly string[] = Object.values(SIGN_IN_PATHS);
/**
 * A path below `api/` of the platform, without query and dot segments; the main process refuses any other. Sign-in
 * calls are the main process's own: their answers hold tokens, which the page never sees.
 */
export const apiPath = z
  .string()
  .max(500)
  .refine(isApiPath, 'a path below api/')
  .refine((path) => !signInPaths.includes(path.toLowerCase()), 'no call of the sign-in');
const parameter = z.string().min(1).max(100);
const isFew = (fields: object): boolean => Object.keys(fields).length <= 100;
const scalar = z.union([z.string().max(10_000), z.number(), z.boolean()]);
/** Query parameters; null and undefined are left out of the address. */
export const query = z.record(parameter, scalar.nullish()).refine(isFew, 'at most 100 parameters');
/** Fields of a form beside its files. */
export const formFields = z.record(parameter, z.string().max(100_000)).refine(isFew, 'at most 100 fields');
