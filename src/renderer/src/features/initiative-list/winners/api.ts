import { type Totals, totalsAnswer } from '@shared/totals.ts';
import { http } from '@/api/http.ts';
import type { Board } from '@/entities/boards.ts';

/**
 * Sends an SMS to the authors of a board's winners (C-068). Returns the totals, null if the answer has none. Throws
 * `AppError`, also if it has totals that cannot be read.
 */
export const sendSms = ({ id, title }: Board): Promise<Totals | null> =>
  http('api/v1/temp/sms-winner-authors', {
    method: 'POST',
    repeatable: false,
    form: { board_id: String(id) },
    journal: {
      action: 'sms',
      subject: { kind: 'board', id: String(id), title: title ?? undefined },
      board: id,
    },
    schema: totalsAnswer,
  });
