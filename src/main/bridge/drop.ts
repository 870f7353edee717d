import { randomUUID } from 'node:crypto';
import { DROP_CHANNEL } from '@shared/bridge/bridge.ts';
import { type ChosenFile, chosenFileSchema, fileKindsSchema } from '@shared/files.ts';
import { z } from 'zod';
import type { Intake } from '../files/intake.ts';
import type { TakeFolder } from '../protocols/folder-intake.ts';
import { type Gates, registerCall } from './router.ts';

/** Most files in one drop: more than a person drops on purpose. */
const MAX_FILES = 500;
/** The longest path that Windows supports, in characters. */
const MAX_PATH = 32_767;

const dropSchema = z.strictObject({
  paths: z.array(z.string().max(MAX_PATH)).max(MAX_FILES),
  /** The files' names as the page has them. */
  names: z.array(z.string().max(MAX_PATH)).max(MAX_FILES),
  wanted: z.strictObject({
    accept: fileKindsSchema,
    maxBytes: z.number().int().positive(),
    folders: z.boolean().optional(),
  }),
});

/** A file without a path, such as an attachment dropped from the mail program: it lies on no disk yet. */
const unsaved = (name: string): ChosenFile => ({ id: randomUUID(), name, bytes: 0, kind: null, problem: 'unsaved' });

/** Registers the preload's call for dropped files, behind the same gates as every call of the contract. */
export function registerDrop({
  take,
  takeFolder,
  ...gates
}: Gates & { take: Intake['take']; takeFolder: TakeFolder }): void {
  registerCall({
    channel: DROP_CHANNEL,
    name: DROP_CHANNEL,
    input: dropSchema,
    output: z.array(chosenFileSchema),
    handle: async ({ paths, names, wanted }) => {
      const saved = paths.filter((path) => path !== '');
      const taken = wanted.folders
        ? await takeFolder(saved, wanted)
        : (await take(saved, wanted)).map((file) => [file]);
      return paths.flatMap((path, nth) => (path === '' ? [unsaved(names[nth] ?? '')] : (taken.shift() ?? [])));
    },
    ...gates,
  });
}
