import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { LINK_SCHEME } from '../../../../src/shared/initiative-link.ts';
import type { Packed } from '../../../support/packaging/pack.ts';

/** Tests a deb's name, where it puts the program, and what lets Chromium's sandbox work there. */
export function debTests(packed: () => Packed): void {
  const read = (name: string) => readFileSync(join(packed().found, name), 'utf8');
  const place = '/opt/Tashabbusli budjet';

  it('has its name, is installed below /opt and appears in the menu of programs', () => {
    const { args, desktop } = JSON.parse(read('options.json')) as { args: string[]; desktop: string };
    const value = (option: string) => args[args.indexOf(option) + 1];
    expect([value('--name'), value('--architecture')]).toEqual(['tashabbusli-budjet', 'amd64']);
    expect(args).toContain(`${packed().program}/=${place}`);
    expect(args.filter((arg) => arg.includes('/icons/hicolor/'))).toHaveLength(8);
    expect(desktop).toContain(`Exec="${place}/tashabbusli-budjet" %U`);
    expect(desktop).toMatch(new RegExp(`^MimeType=x-scheme-handler/${LINK_SCHEME};`, 'm'));
  });

  it('grants user namespaces to this program where the system restricts them, and revokes them on removal', () => {
    const profile = readFileSync(join(packed().resources, 'apparmor-profile'), 'utf8');
    expect(profile).toContain(`profile "tashabbusli-budjet" "${place}/tashabbusli-budjet" flags=(unconfined)`);
    expect(profile).toMatch(/^\s+userns,$/m);
    const install = read('after-install.sh');
    expect(install).toContain(`APPARMOR_PROFILE_SOURCE='${place}/resources/apparmor-profile'`);
    expect(install).toContain("APPARMOR_PROFILE_TARGET='/etc/apparmor.d/tashabbusli-budjet'");
    expect(read('after-remove.sh')).toContain("APPARMOR_PROFILE_DEST='/etc/apparmor.d/tashabbusli-budjet'");
  });

  it.each(['after-install.sh', 'after-remove.sh'])('%s is a valid shell script', (name) => {
    expect(() => execFileSync('bash', ['-n', join(packed().found, name)], { stdio: 'pipe' })).not.toThrow();
  });
}
