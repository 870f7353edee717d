import { z } from 'zod';

/** The seven roles the platform knows (spec 000 §1, 001 §1; reading Z-015). */
export const ROLES = [
  'admin',
  'moderator',
  'district_manager',
  'region_manager',
  'my_garden_moderator',
  'quarter_manager',
  'quarter_moderator',
] as const;

/** Schema of a role. */
export const roleSchema = z.enum(ROLES);
/** One of `ROLES`. */
export type Role = z.infer<typeof roleSchema>;
