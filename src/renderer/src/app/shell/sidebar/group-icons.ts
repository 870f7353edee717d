import {
  type Icon,
  IconBooks,
  IconBulb,
  IconChartHistogram,
  IconDots,
  IconLayoutDashboard,
  IconSchool,
} from '@tabler/icons-react';
import type { GroupId } from '../../menu/screen.ts';

/** The icon of each menu group. */
export const GROUP_ICONS: Record<GroupId, Icon> = {
  initiatives: IconBulb,
  reports: IconChartHistogram,
  site: IconLayoutDashboard,
  reference: IconBooks,
  'my-school': IconSchool,
  other: IconDots,
};
