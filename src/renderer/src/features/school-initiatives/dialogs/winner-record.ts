import type { Role } from '@shared/roles.ts';
import { reportsAsModerator } from '../model/access.ts';

/** A report about a winner: pictures of the finished work, the paper of a rejection, or the return to work. */
export type Report =
  | { readonly status: 'FINISHED'; readonly pictures: readonly string[] }
  | { readonly status: 'REJECTED'; readonly paper: string }
  | { readonly status: 'IN_PROCESS' };

/**
 * The call that reports about a winner: its address depends on the role (S-059), its body has pictures as a list and a
 * single paper (T-046, Z-116); a return has no files (S-062). Pictures and paper are ids in the file service.
 */
export const recordCall = (role: Role, id: number, report: Report) => ({
  path: `api/v1/my-school/${reportsAsModerator(role) ? 'moderators/' : ''}initiatives/chronology/create`,
  body: {
    my_school_initiative_id: id,
    status: report.status,
    reject_file_id: report.status === 'REJECTED' ? report.paper : null,
    accept_image_id: report.status === 'FINISHED' ? [...report.pictures] : [],
  },
});
