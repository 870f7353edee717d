import type { Screen } from '../registry.ts';

/** "Ma'lumotnomalar" (spec 000 §2). */
export const referenceScreens: readonly Screen[] = [
  {
    path: 'customers',
    title: 'Buyurtmachilar',
    group: 'reference',
    roles: ['admin'],
    menu: true,
    lazy: () => import('@/features/customers/customers-page.tsx'),
  },
];
