import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { http } from '@/api/http.ts';
import type { UploadRequest } from '@/kit/files/use-upload.ts';
import { recordAt } from '@/kit/record.ts';
import { lineSchema, type RegistryEntry } from './line.ts';
import { totalsOf } from './rules.ts';

const pathOf = (initiative: number) => `api/v1/moderators/products/initiatives/${initiative}`;
/**
 * Read as one record and not as a list: saving puts the lines in the place of the registry, so one that could not be read
 * would be lost.
 */
const answerSchema = recordAt('registry', ['products'], z.object({ products: z.array(lineSchema).nullish() }));

/** The equipment registry of an initiative as it is now (spec 000 §7). */
export const readRegistry = async (initiative: number, signal?: AbortSignal) =>
  (await http(pathOf(initiative), { schema: answerSchema, ...(signal && { signal }) })).products ?? [];

/** The registry for its editor: read anew whenever that opens. */
export const registryQuery = (initiative: number) =>
  queryOptions({
    queryKey: [pathOf(initiative)],
    queryFn: ({ signal }) => readRegistry(initiative, signal),
    staleTime: 0,
    gcTime: 0,
  });

/** What the lines of a registry are granted together, in so'm (Z-151): read anew for every acceptance. */
export const registrySumQuery = (initiative: number) =>
  queryOptions({
    queryKey: [pathOf(initiative), 'granted'],
    queryFn: async ({ signal }) => totalsOf(await readRegistry(initiative, signal)).granted,
    staleTime: 0,
    gcTime: 0,
  });

/** Puts these lines in the place of the registry (E-024). The answer is not shown: whatever comes counts as done. */
export const saveRegistry = (initiative: number, entries: readonly RegistryEntry[]) =>
  http(pathOf(initiative), { method: 'POST', body: [...entries], schema: z.unknown() });

/** Takes the registry in from a table (C-071). Whether it may come twice nobody says: then a person does. */
export const registryUpload = (initiative: number): UploadRequest => ({
  path: 'api/v1/initiatives-excel-products',
  field: 'file',
  fields: { initiative_id: String(initiative) },
  repeatable: false,
});
