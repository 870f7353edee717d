import type { NetworkCheck } from '@shared/network-check.ts';
import { strToU8, zipSync } from 'fflate';
import type { Config } from '../config/config.ts';
import { redact } from '../diagnostics/redact.ts';
import { writeWholeFile } from '../files/whole-file.ts';
import { configFacts } from './config-facts.ts';
import { lastFailures, readLogFiles } from './log-files.ts';

/** The file that a person sends to support: one zip, without secrets. */
export type SupportFile = {
  /** Writes the file to the downloads folder; returns its path and name. Throws `file`. */
  save: () => Promise<{ path: string; name: string }>;
};

type Options = {
  config: Config;
  /** Versions, language and screens. */
  facts: () => Record<string, unknown>;
  networkCheck: () => Promise<NetworkCheck>;
  /** Folder of the log files. */
  logs: string;
  folder: () => Promise<string>;
  /** Default: Date.now, in ms since the epoch. */
  now?: () => number;
};

/** Creates the support file: program, workstation, configuration, network, last failures and logs. */
export function createSupportFile({ config, facts, networkCheck, logs, folder, now = Date.now }: Options): SupportFile {
  return {
    async save() {
      const at = new Date(now());
      // The check comes first, so that the log includes it.
      const checked = await networkCheck();
      const files = await readLogFiles(logs);
      const entries = {
        'program.json': asJson({ savedAt: at.toISOString(), ...facts() }),
        'configuration.json': asJson(configFacts(config)),
        'network-check.json': asJson(checked),
        'failures.txt': `${lastFailures(files).join('\n')}\n`,
        ...Object.fromEntries(files.map(({ name, text }) => [`logs/${name}`, text])),
      };
      const zip = zipSync(Object.fromEntries(Object.entries(entries).map(([name, text]) => [name, strToU8(text)])), {
        mtime: at,
      });
      return writeWholeFile({ folder: await folder(), name: `yordam-${stamp(at)}.zip`, content: zip });
    },
  };
}

const asJson = (value: unknown): string => `${JSON.stringify(redact(value), null, 2)}\n`;

/** Local time as 2026-11-23-0905. */
function stamp(at: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-');
  return `${day}-${two(at.getHours())}${two(at.getMinutes())}`;
}
