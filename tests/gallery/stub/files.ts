import type { DropRule } from '@shared/bridge/bridge.ts';
import type { CallInput } from '@shared/bridge/contract.ts';
import type { Download } from '@shared/downloads.ts';
import { AppError } from '@shared/errors.ts';
import type { ChosenFile, FileKind } from '@shared/files.ts';
import { emit } from './events.ts';
import { offered } from './offered.ts';
import { previewOf } from './previews.ts';
import type { Route } from './route.ts';

const KINDS: Readonly<Record<string, FileKind>> = {
  xlsx: 'xlsx',
  xls: 'xls',
  csv: 'csv',
  pdf: 'pdf',
  jpg: 'jpeg',
  jpeg: 'jpeg',
  png: 'png',
};
const names = new Map<string, string>();
const cancelled = new Set<string>();

/** A file as the main process would describe it; here its name determines its kind. */
function chosen({ name, size }: { name: string; size: number }, { accept, maxBytes }: DropRule): ChosenFile {
  const kind = KINDS[name.split('.').at(-1) ?? ''] ?? null;
  const id = `f${names.size + 1}`;
  names.set(id, name);
  const problem =
    (size === 0 && 'empty') ||
    ((kind === null || !accept.includes(kind)) && 'wrong-kind') ||
    (size > maxBytes && 'too-large') ||
    null;
  return { id, name, bytes: size, kind, problem };
}

let lastDownload = 0;
const saved = (name: string): Download => ({
  id: `d${++lastDownload}`,
  name,
  state: 'done',
  receivedBytes: 86_231,
  totalBytes: 86_231,
  startedAt: 0,
});

/** A download that is complete at once; if its path ends with "yoq" ("missing"), it fails. */
function download({ path, suggestedName }: CallInput<'downloads.start'>): Download {
  const done = saved(suggestedName);
  const ended: Download = path.endsWith('yoq')
    ? { ...done, state: 'failed', error: { kind: 'not-found', status: 404 } }
    : done;
  emit('downloads.changed', [ended]);
  return { ...done, state: 'running' };
}

/** Result of an import. */
export const TOTALS = {
  total: 1200,
  successful: 1198,
  failed: 2,
  errors: [
    { row: 7, message: "STIR 9 ta raqamdan iborat bo'lishi kerak" },
    { row: 412, message: 'Bunday buyurtmachi bor' },
  ],
};

/** Answers to files of these names; any other file is answered with `TOTALS`. */
const ANSWERS: Readonly<Record<string, unknown>> = {
  'nol.xlsx': { total: 0, successful: 0, failed: 0 },
  'konvert.xlsx': { data: { ...TOTALS }, success: true },
  'chuqur.xlsx': { data: { sync: { ...TOTALS }, id: 3 }, success: true },
};

/** The ids that the file service gives to uploads, in turn. */
const PICTURES = ['kocha.svg', 'maktab.svg', 'hovli.svg'];
let sent = 0;

function upload({ uploadId, path, fileIds: [file = ''] }: CallInput<'files.upload'>) {
  if (cancelled.has(uploadId)) throw new AppError({ kind: 'cancelled' });
  if (path.endsWith('/file/upload')) return { hashId: PICTURES[sent++ % PICTURES.length] };
  return path.endsWith('/quiet') ? {} : (ANSWERS[names.get(file) ?? ''] ?? TOTALS);
}

/** Files as the main process would answer: chosen, inspected, sent, saved. */
export const FILES: readonly Route[] = [
  {
    method: 'POST',
    path: /^takeDropped$/,
    answer: ({ body }) => {
      const { files, rule } = body as { files: readonly File[]; rule: DropRule };
      return files.map((file) => chosen(file, rule));
    },
  },
  ...offered({
    'files.pick': (rule) => chosen({ name: `buyurtmachilar.${rule.accept.at(-1)}`, size: 86_231 }, rule),
    'files.pickSeveral': (rule) =>
      ["ko'cha", 'maktab', 'hovli'].map((name) => chosen({ name: `${name}.jpg`, size: 2_731_000 }, rule)),
    'files.release': () => undefined,
    'files.preview': ({ fileId, table }) => previewOf(names.get(fileId) ?? '', table?.encoding),
    'files.upload': upload,
    'files.cancelUpload': ({ uploadId }) => void cancelled.add(uploadId),
    'files.saveText': ({ suggestedName }) => saved(suggestedName),
    'files.openCopy': () => undefined,
    'downloads.start': download,
    'downloads.open': () => undefined,
    'downloads.showInFolder': () => undefined,
  }),
];
