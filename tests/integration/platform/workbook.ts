import { read, utils, write } from 'xlsx';
import type { Client } from '../../support/platform-client.ts';

/** An xlsx file of these rows, the first of which is the header. */
export const workbook = (rows: unknown[][]): Buffer<ArrayBuffer> =>
  write(utils.book_new(utils.aoa_to_sheet(rows), 'Varaq'), { type: 'buffer', bookType: 'xlsx' });

/** The rows of a downloaded workbook, the header first. */
export function rowsOf(bytes: ArrayBuffer): unknown[][] {
  const book = read(Buffer.from(bytes));
  return utils.sheet_to_json(book.Sheets[book.SheetNames[0] ?? ''] ?? {}, { header: 1 });
}

/** Uploads a table as the program does; returns status and parsed answer. */
export async function upload(
  client: Client,
  path: string,
  bytes: Buffer<ArrayBuffer>,
  fields: Record<string, string> = {},
): Promise<{ status: number; body: Record<string, unknown> }> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([bytes]), 'jadval.xlsx');
  const answer = await client.send(path, { method: 'POST', body: form });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}
