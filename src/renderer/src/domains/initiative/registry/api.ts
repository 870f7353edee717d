import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { http } from '@/api/http.ts';
import type { UploadRequest } from '@/kit/files/use-upload.ts';
import { recordAt } from '@/kit/record.ts';
import type { Initiative } from '../model/initiative.ts';
import { noteOf } from '../model/journal.ts';
import { lineSchema, type RegistryEntry } from './line.ts';
import { totalsOf } from './rules.ts';

const pathOf = (initiative: number) => `api/v1/moderators/products/initiatives/${initiative}`;
/**
 * Parsed as a single record, so that a malformed line fails the whole read: saving replaces the registry, and a line
 * skipped on reading would be lost.
 */
const answerSchema = recordAt('registry', ['products'], z.object({ products: z.array(lineSchema).nullish() }));

/** Reads the equipment registry of an initiative, bypassing the cache (spec 000 §7). Throws `AppError`. */
export const readRegistry = async (initiative: number, signal?: AbortSignal) =>
  (await http(pathOf(initiative), { schema: answerSchema, ...(signal && { signal }) })).products ?? [];

/** The registry for the editor; refetched whenever the editor opens. */
export const registryQuery = (initiative: number) =>
  queryOptions({
    queryKey: [pathOf(initiative)],
    queryFn: ({ signal }) => readRegistry(initiative, signal),
    staleTime: 0,
    gcTime: 0,
  });

/** Granted total of a registry, in so'm (Z-151); refetched for every acceptance. */
export const registrySumQuery = (initiative: number) =>
  queryOptions({
    queryKey: [pathOf(initiative), 'granted'],
    queryFn: async ({ signal }) => totalsOf(await readRegistry(initiative, signal)).granted,
    staleTime: 0,
    gcTime: 0,
  });

/**
 * Replaces the registry with these lines (E-024). The answer is unused: any body counts as success. Throws `AppError`.
 */
export const saveRegistry = (initiative: Initiative, entries: readonly RegistryEntry[]) =>
  http(pathOf(initiative.id), {
    method: 'POST',
    repeatable: true,
    body: [...entries],
    journal: noteOf('registry', initiative),
    schema: z.unknown(),
  });

/** Upload that imports the registry from a table (C-071). Not known to be idempotent: ask the person before a retry. */
export const registryUpload = (initiative: Initiative): UploadRequest => ({
  path: 'api/v1/initiatives-excel-products',
  field: 'file',
  fields: { initiative_id: String(initiative.id) },
  repeatable: false,
  journal: noteOf('registry-import', initiative),
});
