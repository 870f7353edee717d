import { join } from 'node:path';
import { type InvestListsAnswer, investListsSchema } from '@shared/invest-lists.ts';
import type { Log } from '../diagnostics/log.ts';
import { ListFileError, readListFile } from './list-file.ts';

/** Files that ship with the program: an invented sample (Z-077), and the codes of places, which are facts. */
const SAMPLE = 'invest-lists.sample.json';
const DISTRICTS = 'soato-districts.json';

/** A file of all lists, which may omit the districts. */
const listsSchema = investListsSchema.partial({ districts: true, sample: true });
const districtsSchema = investListsSchema.pick({ districts: true });

/**
 * Reads the reference lists of the form of an investment object (O-028, O-039): those of the office's file, or the
 * sample that ships with the program; if the file omits the districts, the program's own. Reads the files on every
 * call, so that a corrected file needs no restart.
 */
export async function readInvestLists({
  office,
  resources,
  log,
}: {
  /** Path of the office's file; undefined if none is configured. */
  office: string | undefined;
  /** Folder of the files that ship with the program. */
  resources: string;
  log: Log;
}): Promise<InvestListsAnswer> {
  try {
    const { sample = false, districts, ...lists } = await readListFile(office ?? join(resources, SAMPLE), listsSchema);
    const places = districts ?? (await readListFile(join(resources, DISTRICTS), districtsSchema)).districts;
    return { step: 'read', lists: { sample, districts: places, ...lists } };
  } catch (error) {
    if (!(error instanceof ListFileError)) throw error;
    const { file, problems } = error;
    log.warn('the lists of the investment form cannot be used', { problems });
    return { step: 'unread', file, problems: [...problems] };
  }
}
