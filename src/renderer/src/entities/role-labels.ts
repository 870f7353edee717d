import type { Role } from '@shared/roles.ts';
import type { Text } from '@/i18n/text.ts';

/** Name of each role (L-011). */
export const ROLE_LABELS: Record<Role, Text> = {
  admin: 'Administrator',
  moderator: 'Moderator',
  district_manager: 'Tuman boshqaruvi',
  region_manager: 'Viloyat boshqaruvi',
  my_garden_moderator: "Mening bog'im moderatori",
  quarter_manager: 'Mahalla boshqaruvi',
  quarter_moderator: 'Mahalla moderatori',
};
