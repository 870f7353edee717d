import { execFileSync } from 'node:child_process';
import { ConfigError, type ConfigSource } from './config.ts';

/** Where Windows keeps the group policies of this program; only administrators may write there. */
export const POLICY_KEY = 'HKLM\\Software\\Policies\\Tashabbusli budjet';

/** Not from the variable `SystemRoot`, which any user can set. */
const REG = 'C:\\Windows\\System32\\reg.exe';

/** How long Windows may take to answer, in ms. */
const TIMEOUT_MS = 10_000;

/** A value in the output of `reg query`: name, type and data, each after four blanks. */
const VALUE = /^ {4}(.+?) {4}(REG_[A-Z_]+)(?: {4}(.*))?$/;

/**
 * The values of a key from the output of `reg query`, without its subkeys. Names and types are the same in every
 * language of Windows; the unnamed value, shown as a translated word in brackets, is skipped. Only ASCII is accepted:
 * other characters depend on the console's code page; unknown ones arrive as "?". Throws `ConfigError`.
 */
export function parseRegQuery(output: string): Record<string, string> {
  const values: Record<string, string> = {};
  let keys = 0;
  for (const line of output.split(/\r?\n/)) {
    if (line === '') continue;
    if (line.startsWith('HKEY_')) keys++;
    if (line.startsWith('HKEY_') || keys > 1) continue;
    const [, name = '', type = '', data = ''] = VALUE.exec(line) ?? [];
    if (name.startsWith('(')) continue;
    if (!/^[ -~]+$/.test(line)) throw refused(name, "faqat lotin harflari, raqamlar va oddiy belgilar bo'lishi mumkin");
    if (type === 'REG_SZ') values[name] = data;
    else if (type === 'REG_DWORD') values[name] = String(Number(data));
    else throw refused(name, 'REG_SZ yoki REG_DWORD kutilgan');
  }
  return values;
}

const refused = (name: string, why: string) => new ConfigError(`${POLICY_KEY}, "${name}": ${why}`);

/**
 * The group policies of this workstation as a source; null if there are none. An empty text counts as unset, except the
 * list of ports. Throws `ConfigError` if Windows does not answer or they cannot be read. `command`: for tests.
 */
export function policySource(command: string = REG): ConfigSource | null {
  const output = query(command);
  if (output === null) return null;
  const values = Object.entries(parseRegQuery(output)).filter(
    ([name, value]) => value !== '' || name === 'ssoRedirectPorts',
  );
  return { name: POLICY_KEY, values: Object.fromEntries(values) };
}

/** The output of `reg query` for the key, in Latin-1 so that no byte is lost; null if there is no such key. */
function query(command: string): string | null {
  try {
    const options = { encoding: 'latin1', timeout: TIMEOUT_MS, windowsHide: true, stdio: 'pipe' } as const;
    return execFileSync(command, ['query', POLICY_KEY], options);
  } catch (error) {
    // Status 1: there is no such key, whatever the language of the message.
    if (error instanceof Error && 'status' in error && error.status === 1) return null;
    throw new ConfigError(`${POLICY_KEY}: o'qib bo'lmadi (${error instanceof Error ? error.message : error})`);
  }
}
