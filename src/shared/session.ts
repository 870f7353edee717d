import { z } from 'zod';
import { trimmed } from './blank.ts';
import { roleSchema } from './roles.ts';

/** A name or number as text; null if it is missing or has a shape that the documents do not name. */
const name = z
  .preprocess((value) => {
    const text = typeof value === 'number' ? String(value) : value;
    return typeof text === 'string' ? trimmed(text) || null : text;
  }, z.string().nullish())
  .catch(null);

/** An id of a place: an integer, also as text. A person without one, or with an unreadable one, chooses the place. */
const placeId = z
  .preprocess((value) => (typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value), z.int().nullish())
  .catch(null);

/**
 * The signed-in person, from `api/v1/users/profile`. The documents name role and district (spec 000 §3); no other field
 * may block the sign-in, whatever its shape. Parsing a parsed profile again does not change it.
 */
export const profileSchema = z.object({
  role: roleSchema,
  id: z.union([z.number(), name]),
  username: name,
  full_name: name,
  region_id: placeId,
  /** Whether the region is that of the district, as the platform named none. Default: false. */
  region_derived: z.boolean().optional().catch(undefined),
  district_id: placeId,
});
export type Profile = z.infer<typeof profileSchema>;

const breadcrumbSchema = z.object({ title: z.string().max(1000), path: z.string().max(10_000).optional() });
/** One entry of the shell's breadcrumbs. */
export type Breadcrumb = z.infer<typeof breadcrumbSchema>;

/** State of the shell, stored in the session record. */
export const shellStateSchema = z.object({
  /** Whether the sidebar is a rail; null until the person chooses: the window's width then decides. */
  collapsed: z.boolean().nullable(),
  headerTitle: z.string().max(1000),
  breadcrumbs: z.array(breadcrumbSchema).max(50),
});
export type ShellState = z.infer<typeof shellStateSchema>;

/** Why nobody is signed in, for the sign-in page. */
const signedOutReasonSchema = z.enum(['never', 'signed-out', 'expired', 'profile-failed']);
export type SignedOutReason = z.infer<typeof signedOutReasonSchema>;

/** The session as the page may see it, without tokens. */
export const sessionStateSchema = z.discriminatedUnion('status', [
  z.object({ status: z.literal('signed-out'), reason: signedOutReasonSchema }),
  z.object({
    status: z.literal('signed-in'),
    profile: profileSchema,
    shell: shellStateSchema,
    /** `memory`: no keychain answered, so the session ends with the program, and the person is told. */
    persistence: z.enum(['keychain', 'memory']),
    /** False while the stored profile could not be confirmed (offline at start). */
    confirmed: z.boolean(),
    /** True while the program is locked: only the same person's sign-in opens it again. */
    locked: z.boolean(),
  }),
]);
export type SessionState = z.infer<typeof sessionStateSchema>;

/** State of the single sign-on in the system browser. */
export const ssoStateSchema = z.discriminatedUnion('status', [
  z.object({ status: z.literal('idle') }),
  z.object({ status: z.literal('waiting'), expiresAt: z.number().describe('ms since the epoch') }),
]);
export type SsoState = z.infer<typeof ssoStateSchema>;
