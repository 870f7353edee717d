import type { Config } from '../../config/config.ts';
import type { Log } from '../../diagnostics/log.ts';
import { readInvestLists } from '../../invest/lists.ts';
import type { Handlers } from '../router.ts';

/** Calls about investment objects. */
export const investHandlers = ({
  config,
  resources,
  log,
}: {
  config: Pick<Config, 'investListsFile' | 'investPublicIdKey'>;
  /** Folder of the files that ship with the program. */
  resources: string;
  log: Log;
}): Pick<Handlers, `invest.${string}` & keyof Handlers> => ({
  'invest.setup': async () => ({
    publicIdKey: config.investPublicIdKey,
    lists: await readInvestLists({ office: config.investListsFile, resources, log }),
  }),
});
