import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ConfigError } from '../../../../src/main/config/config.ts';
import { policySource } from '../../../../src/main/config/registry.ts';

const KEY = 'HKLM\\Software\\Policies\\Tashabbusli budjet';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'registry-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A stub of reg.exe: prints this output, records its arguments, exits with this code. Returns its path. */
function reg(output: string, code = 0): string {
  const command = join(folder, 'reg');
  writeFileSync(join(folder, 'output'), output, 'latin1');
  writeFileSync(command, `#!/bin/sh\nprintf '%s\\n' "$@" > '${folder}/asked'\ncat '${folder}/output'\nexit ${code}\n`);
  chmodSync(command, 0o755);
  return command;
}

describe('the group policies', () => {
  test('are read only from the key that administrators alone can write', () => {
    const source = policySource(
      reg(
        '\r\nHKEY_LOCAL_MACHINE\\Software\\Policies\\Tashabbusli budjet\r\n    apiUrl    REG_SZ    https://a.uz\r\n\r\n',
      ),
    );
    expect(source).toEqual({ name: KEY, values: { apiUrl: 'https://a.uz' } });
    expect(readFileSync(join(folder, 'asked'), 'utf8')).toBe(`query\n${KEY}\n`);
  });

  test('an empty value sets nothing, but an empty list of ports means any port', () => {
    const said = '\r\nHKEY_LOCAL_MACHINE\\X\r\n    apiUrl    REG_SZ    \r\n    ssoRedirectPorts    REG_SZ    \r\n';
    expect(policySource(reg(said))?.values).toEqual({ ssoRedirectPorts: '' });
  });

  test('there are none if Windows has no such key', () => expect(policySource(reg('', 1))).toBe(null));

  test('a failed query ends the start, so that no policy is ignored', () => {
    expect(() => policySource(reg('', 5))).toThrow(ConfigError);
    expect(() => policySource(join(folder, 'missing'))).toThrow(ConfigError);
  });
});
