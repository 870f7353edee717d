import type { Screen } from '../registry.ts';

/** "Tashabbuslar" (spec 000 §2, B-001). */
export const initiativeScreens: readonly Screen[] = [
  {
    path: 'initiatives',
    title: "Tashabbuslar ro'yxati",
    group: 'initiatives',
    roles: ['admin', 'moderator', 'district_manager', 'my_garden_moderator', 'region_manager'],
    menu: true,
    lazy: () => import('@/features/initiatives/initiatives-page.tsx'),
  },
];
