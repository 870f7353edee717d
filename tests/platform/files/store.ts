import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import type { UploadedFile } from '../http/form.ts';
import { DOCUMENT_COUNT, documentHash } from './documents/names.ts';
import { writePdf } from './documents/pdf.ts';
import { drawPicture } from './pictures/draw.ts';
import { PICTURE_NAMES } from './pictures/list.ts';
import { pictureHash } from './pictures/names.ts';

export type StoredFile = { name: string; type: string; bytes: Buffer };

export type FileStore = {
  /** Undefined where nobody uploaded a file under this id. */
  read(hashId: string): Promise<StoredFile | undefined>;
  /** Keeps a file and gives the id under which it is read again. */
  write(file: UploadedFile, userId: number): Promise<string>;
};

/** The papers of the seed by their ids: number and, for a person who opens one, what it is. */
const PAPERS = new Map(Array.from({ length: DOCUMENT_COUNT }, (_, index) => [documentHash(index + 1), index + 1]));

const paper = (nth: number): StoredFile => ({
  name: `Bayonnoma ${nth}.pdf`,
  type: 'application/pdf',
  bytes: writePdf([`Bayonnoma No ${nth}`, 'Tashabbusli budjet', 'Sinov platformasining hujjati']),
});

/** Uploads on disk, and the seed's pictures, which are drawn when they are first asked for and then kept. */
export function createFileStore(options: { db: DatabaseSync; uploads: string; pictures: string }): FileStore {
  const { db, uploads, pictures } = options;
  const drawn = new Map(PICTURE_NAMES.map((name) => [pictureHash(name), name]));
  const inProgress = new Map<string, Promise<Buffer>>();
  const select = db.prepare('SELECT name, type FROM files WHERE hash_id = ?');
  const insert = db.prepare('INSERT INTO files VALUES (?, ?, ?, ?, ?)');

  async function draw(name: string): Promise<Buffer> {
    const file = join(pictures, `${name}.jpg`);
    const bytes = await drawPicture(name);
    const unfinished = `${file}.${randomBytes(4).toString('hex')}`;
    await writeFile(unfinished, bytes);
    await rename(unfinished, file);
    return bytes;
  }

  async function picture(name: string): Promise<StoredFile> {
    const kept = await readFile(join(pictures, `${name}.jpg`)).catch(() => null);
    const drawing = kept ?? inProgress.get(name) ?? draw(name).finally(() => inProgress.delete(name));
    if (!Buffer.isBuffer(drawing)) inProgress.set(name, drawing);
    return { name: `${name}.jpg`, type: 'image/jpeg', bytes: await drawing };
  }

  return {
    async read(hashId) {
      const name = drawn.get(hashId);
      if (name) return picture(name);
      const nth = PAPERS.get(hashId);
      if (nth !== undefined) return paper(nth);
      const row = select.get(hashId);
      if (!row) return undefined;
      return { name: String(row.name), type: String(row.type), bytes: await readFile(join(uploads, hashId)) };
    },
    async write(file, userId) {
      const hashId = randomBytes(20).toString('hex');
      await mkdir(uploads, { recursive: true });
      await writeFile(join(uploads, hashId), file.bytes);
      insert.run(hashId, file.name, file.type, file.bytes.length, userId);
      return hashId;
    },
  };
}
