import { ADMIN, type CallEntry, call, MODERATION } from './entry.ts';

/** A season with its phases. */
const SEASON =
  'title description rules year season budget initiatives_max_amount accepting_start accepting_end ' +
  'moderating_start moderating_end voting_start voting_end';

/** A template of an initiative. */
const TEMPLATE = 'title description board_id category_id requested_amount photo';

/** A student. */
const STUDENT = 'full_name school_id class_name class_number phone_number kundalik_id region_id district_id';

/** What an admin files for a pupil; with a template, its id replaces the texts (spec 002 §7). */
const FILED =
  'template_id board_id student_id student_name color title category_id requested_amount description ' +
  'device_type photos';

/** A record of a winner's works. */
const RECORD = 'my_school_initiative_id status reject_file_id accept_image_id';

/** The school programme: spec 002 §7. */
export const schoolCalls: readonly CallEntry[] = [
  call('E271', 'GET /api/v1/my-school/boards', MODERATION, { query: 'limit offset status' }),
  call('E272', 'GET /api/v1/my-school/boards/{id}', ADMIN),
  call('E273', 'POST /api/v1/my-school/boards', ADMIN, { body: SEASON }),
  call('E274', 'PUT /api/v1/my-school/boards/{id}', ADMIN, { body: SEASON }),
  call('E275', 'DELETE /api/v1/my-school/boards/{id}', ADMIN),
  call('E276', 'GET /api/v1/my-school/boards/{id}/budget-info/excel', ADMIN),
  call('E277', 'POST /api/v1/my-school/boards/{id}/budget-info/excel', ADMIN, { multipart: 'file' }),
  call('E278', 'GET /api/v1/my-school/initiative-categories', MODERATION, { query: 'limit offset' }),
  call('E279', 'GET /api/v1/my-school/initiative-categories/{id}', ADMIN),
  call('E280', 'POST /api/v1/my-school/initiative-categories', ADMIN, { body: 'title icon order' }),
  call('E281', 'PUT /api/v1/my-school/initiative-categories/{id}', ADMIN, { body: 'title icon order' }),
  call('E282', 'DELETE /api/v1/my-school/initiative-categories/{id}', ADMIN),
  call('E283', 'GET /api/v1/my-school/initiative-templates', ADMIN),
  call('E284', 'GET /api/v1/my-school/initiative-templates/{id}', ADMIN),
  call('E285', 'POST /api/v1/my-school/initiative-templates', ADMIN, { body: TEMPLATE }),
  call('E286', 'PUT /api/v1/my-school/initiative-templates/{id}', ADMIN, { body: TEMPLATE }),
  call('E287', 'DELETE /api/v1/my-school/initiative-templates/{id}', ADMIN),
  call('E288', 'GET /api/v1/my-school/students', ADMIN, { query: 'limit offset search school_id class_name' }),
  call('E289', 'GET /api/v1/my-school/students/{id}', ADMIN),
  call('E290', 'POST /api/v1/my-school/students', ADMIN, { body: STUDENT }),
  call('E291', 'PUT /api/v1/my-school/students/{id}', ADMIN, { body: STUDENT }),
  call('E292', 'DELETE /api/v1/my-school/students/{id}', ADMIN),
  call('E293', 'GET /api/v1/my-school/students/excel', ADMIN),
  call('E294', 'POST /api/v1/my-school/students/excel', ADMIN, { multipart: 'file' }),
  call('E295', 'POST /api/v1/my-school/students/gen-secret', ADMIN, { body: 'board_id student_id' }),
  call('E296', 'GET /api/v1/my-school/secret-keys', ADMIN, { query: 'limit offset board_id' }),
  call('E297', 'GET /api/v1/my-school/secret-keys/{id}', ADMIN),
  call('E298', 'POST /api/v1/my-school/secret-keys', ADMIN, { body: 'board_id secret' }),
  call('E299', 'PUT /api/v1/my-school/secret-keys/{id}', ADMIN, { body: 'board_id secret' }),
  call('E300', 'DELETE /api/v1/my-school/secret-keys/{id}', ADMIN),
  call('E301', 'POST /api/v1/my-school/secret-keys/excel', ADMIN, { multipart: 'file board_id' }),
  call('E302', 'GET /api/v1/my-school/secret-keys/excel', ADMIN, { query: 'board_id' }),
  call('E303', 'GET /api/v1/my-school/boards/{boardId}/schools', ADMIN, {
    query: 'limit offset region_id district_id',
  }),
  call('E304', 'GET /api/v1/my-school/boards/{boardId}/schools/{schoolId}/classes', ADMIN),
  call('E305', 'POST /api/v1/my-school/initiatives/with-admin', ADMIN, { multipart: FILED }),
  call('E306', 'PUT /api/v1/my-school/initiatives/with-admin/{id}', ADMIN, {
    multipart: FILED,
    unsent: 'no screen edits what an admin has filed (Z-098)',
  }),
  call('E307', 'GET /api/v1/my-school/moderators/initiatives', MODERATION, {
    query: 'limit offset board_id stage search status',
  }),
  call('E308', 'POST /api/v1/my-school/moderators/initiatives/{id}/decline', ['moderator'], {
    body: 'id title moderator_comment',
  }),
  call('E309', 'POST /api/v1/my-school/moderators/initiatives/{id}/accept', ['moderator'], {
    body: 'id title granted_amount description category_id',
  }),
  call('E310', 'PUT /api/v1/my-school/initiatives/{id}', MODERATION, { body: 'category_id' }),
  call('E311', 'POST /api/v1/my-school/initiatives/chronology/create', ADMIN, { body: RECORD }),
  call('E312', 'POST /api/v1/my-school/moderators/initiatives/chronology/create', ['moderator'], { body: RECORD }),
  call('E313', 'GET /api/v1/my-school/moderators/votes', MODERATION, { query: 'board_id' }),
  call('E314', 'GET /api/v1/my-school/moderators/initiatives/excel', MODERATION, { query: 'board_id' }),
  call('E315', 'POST /api/v1/my-school/moderators/initiatives/votes/excel', ADMIN, { multipart: 'file board_id' }),
];
