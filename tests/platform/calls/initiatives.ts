import { ADMIN, type CallEntry, call, LIST, MODERATION } from './entry.ts';

/** Z-038: the documents name `category`, `quarter`, `organization` and `customer`; they are sent as ids. */
const ACCEPTANCE =
  'granted_amount road_length comment category_id quarter_id organization_id type road_type description ' +
  'is_energy_effective';

/** The form of a rejection. */
const REJECTION = 'id cancelation_reason_id moderator_comment file_id';

/** The admin's edit form. */
const EDIT =
  'stage granted_amount moderator_comment description requested_amount category_id region_id district_id ' +
  'quarter_id organization_id type purchased_goods_file';

/** Initiatives and the decisions on them: spec 000 §7. */
export const initiativesCalls: readonly CallEntry[] = [
  call('E014', 'GET /api/v1/moderators/initiatives', LIST, {
    query: 'stage limit offset search board_id moderation_sub_stage',
  }),
  call('E015', 'GET /api/v1/initiatives/cancelation-reasons', 'staff'),
  call('E016', 'GET /api/v1/initiatives/{id}', LIST),
  call('E017', 'POST /api/v1/moderators/decline/initiatives/{id}', MODERATION, { body: REJECTION }),
  call('E018', 'POST /api/v1/my-garden-moderators/decline/initiatives/{id}', ['my_garden_moderator'], {
    body: REJECTION,
  }),
  call('E019', 'POST /api/v1/moderators/accept/initiatives/{id}', MODERATION, { body: `${ACCEPTANCE} customer_id` }),
  call('E020', 'POST /api/v1/my-garden-moderators/accept/initiatives/{id}', ['my_garden_moderator'], {
    body: ACCEPTANCE,
  }),
  call('E021', 'POST /api/v1/district-managers/initiatives/{id}/accept', ['district_manager']),
  call('E022', 'POST /api/v1/district-managers/initiatives/{id}/deny', ['district_manager'], { body: 'comment' }),
  call('E023', 'PATCH /api/v1/initiatives/{public_id}', ADMIN, { body: EDIT }),
  // The moderator's fields: Z-128.
  call('E024', 'PUT /api/v1/moderators/initiatives/{public_id}', ['moderator'], {
    body: 'description category_id organization_id quarter_id',
  }),
  call('E025', 'POST /api/v1/initiatives/{public_id}/ignore', ADMIN, { body: 'ignored_file_id comment' }),
  call('E026', 'POST /api/v1/moderators/initiatives/{id}/location', MODERATION, {
    body: 'latitude longitude address_title',
  }),
  call('E027', 'POST /api/v1/moderators/editable/initiatives/{id}', ['moderator'], { body: 'is_editable' }),
  call('E028', 'POST /api/v1/temp/sms-winner-authors', ADMIN, { multipart: 'board_id' }),
  call('E029', 'POST /api/v1/initiatives-excel-products', ADMIN, { multipart: 'file initiative_id' }),
  call(
    'E030',
    'GET /api/v1/initiatives-excel',
    LIST.filter((role) => role !== 'my_garden_moderator'),
    { query: 'board_id stage' },
  ),
  call('E031', 'GET /api/v1/votes/excel', ADMIN, { query: 'board_id' }),
];
