import { z } from 'zod';
import { http } from '@/api/http.ts';
import type { Board } from '@/entities/boards.ts';

/**
 * Sends an SMS to the authors of a board's winners (C-068). The answer is unused: any body counts as success. Throws
 * `AppError`.
 */
export const sendSms = ({ id, title }: Board) =>
  http('api/v1/temp/sms-winner-authors', {
    method: 'POST',
    repeatable: false,
    form: { board_id: String(id) },
    journal: {
      action: 'sms',
      subject: { kind: 'board', id: String(id), title: title ?? undefined },
      board: id,
    },
    schema: z.unknown(),
  });
