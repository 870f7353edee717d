import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fileKind } from '../../../../src/main/formats/file-kind.ts';
import { partsOf } from '../../../../src/main/formats/part-of-file.ts';
import { convertByOffice } from '../../../support/libre-office.ts';

const OFFICE_MS = 400_000;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pdf-office-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** The kind and problem of a PDF that LibreOffice exports with these options. */
async function findingOf(options: Readonly<Record<string, { type: string; value: string }>>) {
  const table = join(folder, 'qaror.csv');
  await writeFile(table, 'ID;Ism\n1;Vali\n');
  await convertByOffice(table, { format: `pdf:calc_pdf_Export:${JSON.stringify(options)}`, target: folder });
  const handle = await open(join(folder, 'qaror.pdf'));
  try {
    return await fileKind(partsOf(handle, (await handle.stat()).size));
  } finally {
    await handle.close();
  }
}
const text = (value: string) => ({ type: 'string', value });
const yes = { type: 'boolean', value: 'true' };

test("LibreOffice's PDF that only forbids printing can be used", { timeout: OFFICE_MS }, async () => {
  const options = {
    RestrictPermissions: yes,
    PermissionPassword: text('egasi'),
    Printing: { type: 'long', value: '0' },
  };
  expect(await findingOf(options)).toEqual({ kind: 'pdf', problem: null });
});

test("LibreOffice's PDF with a password to open it cannot be used", { timeout: OFFICE_MS }, async () => {
  const options = { EncryptFile: yes, DocumentOpenPassword: text('maxfiy') };
  expect(await findingOf(options)).toEqual({ kind: 'pdf', problem: 'password-protected' });
});
