import type { Area } from '../fault.ts';

export default {
  faults: [
    {
      file: 'features/kindergartens/kindergarten-page.tsx',
      find: 'form.setValues(withDistrict(values, next))',
      put: "form.setFieldValue('district_id', next)",
      says: 'Another district keeps quarter and organization.',
    },
    {
      file: 'features/kindergartens/kindergarten-page.tsx',
      find: "<BoardField {...field('board_id')} boards={boardsQuery(me, 'KINDERGARDEN')} />",
      put: "<BoardField {...field('board_id')} />",
      says: 'Boards of every type are offered in the form.',
    },
    {
      file: 'features/kindergartens/kindergarten-page.tsx',
      find: 'type="KINDERGARDEN" />',
      put: 'type="SCHOOL" />',
      says: 'Schools are offered as kindergartens.',
    },
    {
      file: 'features/kindergartens/kindergartens-page.tsx',
      find: 'kindergartens.list({ board_id, region_id: ownRegion(me), ...list.paging })',
      put: 'kindergartens.list({ board_id, region_id: null, ...list.paging })',
      says: "A region's manager sees the kindergartens of every region.",
    },
    {
      file: 'features/kindergartens/kindergartens-page.tsx',
      find: 'query: { board_id: board }',
      put: 'query: {}',
      says: 'The export goes out without its season.',
    },
    {
      file: 'features/kindergartens/kindergartens-page.tsx',
      find: "return notices.warn('Tashabbuslar doskasini tanlang!');",
      put: "return notices.success('Tashabbuslar doskasini tanlang!');",
      says: 'A missing season is told as a success.',
    },
    {
      file: 'features/kindergartens/kindergartens-page.tsx',
      find: 'pair(tr(original.district), tr(original.region))',
      put: 'pair(tr(original.region), tr(original.district))',
      says: 'District and region are exchanged.',
    },
    {
      file: 'features/kindergartens/kindergartens-page.tsx',
      find: "amount('power', t('Quvvati'), 96),",
      put: "amount('initial_value', t('Quvvati'), 96),",
      says: 'The value stands under the heading of the power.',
    },
    {
      file: 'features/kindergartens/access.ts',
      find: "role !== 'region_manager'",
      put: "role !== 'admin'",
      says: 'The administrator is bound to one region.',
    },
    {
      file: 'features/kindergartens/kindergarten-page.tsx',
      find: 'own={form.getInitialValues().quarter_id}',
      put: 'own={null}',
      says: "A record's own archived quarter is not offered.",
    },
  ],
} satisfies Area;
