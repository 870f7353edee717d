import { HttpProblem, wrongValue } from '../http/problem.ts';
import type { FileStore } from './store.ts';

type Kind = 'pdf' | 'pdf-or-excel';

const isPdf = (bytes: Buffer) => bytes.subarray(0, 5).toString('latin1') === '%PDF-';
const isExcel = (bytes: Buffer) => ['504b0304', 'd0cf11e0'].includes(bytes.subarray(0, 4).toString('hex'));

/** Refuses an id under which nothing was uploaded, and a file of another kind (told by its first bytes). */
export async function requireFile(files: FileStore, hashId: string, kind: Kind): Promise<void> {
  const file = await files.read(hashId);
  // No violation: what a draft remembers may be gone from the platform.
  if (!file) throw new HttpProblem(400, 'Yuklangan fayl topilmadi, uni qaytadan yuklang');
  if (isPdf(file.bytes) || (kind === 'pdf-or-excel' && isExcel(file.bytes))) return;
  throw wrongValue('Faqat PDF fayl qabul qilinadi', 'file_id: no PDF');
}
