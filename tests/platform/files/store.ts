import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import type { UploadedFile } from '../http/form.ts';
import { DOCUMENT_COUNT, documentHash } from './documents/names.ts';
import { writePdf } from './documents/pdf.ts';
import { PICTURE_NAMES, pictureHash } from './pictures/names.ts';

type StoredFile = { name: string; type: string; bytes: Buffer };

export type FileStore = {
  /** The file with this id; undefined if there is none. */
  read(hashId: string): Promise<StoredFile | undefined>;
  /** Stores a file; returns the id for reading it. */
  write(file: UploadedFile, userId: number): Promise<string>;
};

/** Numbers of the seed's papers by their ids. */
const PAPERS = new Map(Array.from({ length: DOCUMENT_COUNT }, (_, index) => [documentHash(index + 1), index + 1]));

const paper = (nth: number): StoredFile => ({
  name: `Bayonnoma ${nth}.pdf`,
  type: 'application/pdf',
  bytes: writePdf([`Bayonnoma No ${nth}`, 'Tashabbusli budjet', 'Sinov platformasining hujjati']),
});

/** File names of the seed's pictures by their ids. */
const PICTURES = new Map<string, string>(PICTURE_NAMES.map((name) => [pictureHash(name), `${name}.jpg`]));

const picture = async (name: string): Promise<StoredFile> => ({
  name,
  type: 'image/jpeg',
  bytes: await readFile(join(import.meta.dirname, 'pictures', name)),
});

/** Uploads on disk, and the pictures and papers of the seed. */
export function createFileStore({ db, uploads }: { db: DatabaseSync; uploads: string }): FileStore {
  const select = db.prepare('SELECT name, type FROM files WHERE hash_id = ?');
  const insert = db.prepare('INSERT INTO files VALUES (?, ?, ?, ?, ?)');

  return {
    async read(hashId) {
      const name = PICTURES.get(hashId);
      if (name !== undefined) return picture(name);
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
