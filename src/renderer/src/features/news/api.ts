import { z } from 'zod';
import { http } from '@/api/http.ts';
import { defineCrud } from '@/kit/crud/define-crud.ts';
import { recordAt } from '@/kit/record.ts';
import { newsForm, newsRowSchema } from './news.ts';

const PATH = 'api/v1/news';

/** News (spec 001 §7): read by the administrator's calls, written by the site's. */
export const news = defineCrud({
  path: 'api/v1/admin/news',
  row: newsRowSchema,
  rows: 'content',
  form: newsForm,
  envelope: 'news',
  save: (body, id) =>
    id === undefined ? { method: 'POST', path: PATH, body } : { method: 'PUT', path: `${PATH}/${id}`, body },
  remove: (id) => ({ method: 'DELETE', path: `${PATH}/${id}` }),
});

/** Switches a piece of news at the newer service, and gives what it is now (G-006). Throws `AppError`. */
export async function toggleNews(id: number): Promise<boolean> {
  const schema = recordAt('news', ['active'], z.object({ active: z.boolean() }));
  return (await http(`api/v2/info/news/${id}`, { method: 'PATCH', schema })).active;
}
