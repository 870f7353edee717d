import { z } from 'zod';

/** What the network check looks at, in the order shown. */
export const CHECK_NAMES = [
  'platform',
  'sign-on',
  'tiles',
  'geocoder',
  'keychain',
  'downloads',
  'profile',
  'clock',
] as const;
/** Name of a check. */
export type CheckName = (typeof CHECK_NAMES)[number];

/** Problems, distinguished where a person or an administrator acts differently. */
const PROBLEMS = [
  'offline', // the workstation has no network
  'name', // the host's name cannot be resolved
  'refused', // the host refuses the connection
  'certificate', // the host's certificate is not trusted
  'proxy-password', // a proxy asks for a password
  'proxy', // a proxy cannot be reached
  'captive-portal', // a captive portal answers in the server's place
  'timeout', // no answer in time
  'server', // the server answers with an error
  'connection', // the connection broke in another way
  'slow', // the answer takes long
  'no-keychain', // no keychain answers
  'low-space', // the disk is almost full
  'no-folder', // the folder cannot be read
  'no-figure', // the disk does not report its free space
  'clock-off', // the workstation's clock is wrong
  'no-server-time', // no time to compare the clock with
] as const;
/** What is wrong. */
export type CheckProblem = (typeof PROBLEMS)[number];

const checkSchema = z.object({
  name: z.enum(CHECK_NAMES),
  /** `warning`: works, but will cause trouble; `unknown`: cannot be determined. */
  state: z.enum(['good', 'warning', 'bad', 'unknown']),
  /** `minutes`: by how much the workstation's clock is ahead of the server's. */
  figure: z.object({ unit: z.enum(['ms', 'bytes', 'minutes']), value: z.number() }).nullable(),
  problem: z.enum(PROBLEMS).nullable(),
  /** The host contacted; null for none. */
  host: z.string().nullable(),
});
/** Outcome of a check. */
export type Check = z.infer<typeof checkSchema>;

/** Outcome of all checks. Times in ms since the epoch; `serverTime`: the platform's, null where unknown. */
export const networkCheckSchema = z.object({
  checkedAt: z.number(),
  serverTime: z.number().nullable(),
  checks: z.array(checkSchema),
});
/** Outcome of all checks. */
export type NetworkCheck = z.infer<typeof networkCheckSchema>;
