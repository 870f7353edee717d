import { z } from 'zod';
import { http } from '@/api/http.ts';
import type { UploadRequest } from '@/kit/files/use-upload.ts';

const PATH = 'api/v1/my-school/initiatives/with-admin';

/** First part of the query keys of the lists that hold filed initiatives. */
export const LISTS = 'api/v1/my-school/moderators/initiatives';

/** Files an initiative from a template, as a form without files (S-083). Throws `AppError`. */
export const fileByTemplate = (form: Record<string, string>): Promise<unknown> =>
  http(PATH, { method: 'POST', repeatable: false, form, schema: z.unknown() });

/** The upload that files an initiative without a template, with its pictures (S-084). */
export const fileInWords = (fields: Record<string, string>): UploadRequest => ({
  path: PATH,
  field: 'photos',
  fields,
  repeatable: false,
});
