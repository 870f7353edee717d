import type { Role } from '../../src/shared/roles.ts';

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
