import { z } from 'zod';
import { http } from '@/api/http.ts';

/**
 * Sends an SMS to the authors of a board's winners (C-068). The answer is unused: any body counts as success. Throws
 * `AppError`.
 */
export const sendSms = (board: number) =>
  http('api/v1/temp/sms-winner-authors', { method: 'POST', form: { board_id: String(board) }, schema: z.unknown() });
