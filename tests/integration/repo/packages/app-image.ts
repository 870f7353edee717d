import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateAppRunScript } from 'app-builder-lib/out/targets/appimage/appImageUtil.js';
import { expect, it } from 'vitest';
import { unsafeStart } from '../../../../src/main/security/unsafe-start.ts';
import { LINK_SCHEME } from '../../../../src/shared/initiative-link.ts';
import type { Packed } from '../../../support/packaging/pack.ts';

/** Tests what an AppImage tells the desktop, and how its own launcher starts the program. */
export function appImageTests(packed: () => Packed): void {
  it('is started by the desktop without any switch', () => {
    const { desktop, desktopFileName } = JSON.parse(readFileSync(join(packed().found, 'options.json'), 'utf8'));
    expect(desktop).toMatch(/^Exec=AppRun %U$/m);
    expect(desktop).toMatch(/^StartupWMClass=tashabbusli-budjet$/m);
    expect(desktopFileName).toBe('tashabbusli-budjet.desktop');
    // For tools that install AppImages: an entry of the same name and scheme as the program's own.
    expect(desktop).toMatch(new RegExp(`^MimeType=x-scheme-handler/${LINK_SCHEME};`, 'm'));
  });

  it('never runs without the sandbox: without user namespaces the launcher switches it off, and the program ends', () => {
    expect(unsafeStart(startedWith(packed().found, { userNamespaces: true }), {}, 'linux')).toBe(null);
    expect(unsafeStart(startedWith(packed().found, { userNamespaces: false }), {}, 'linux')).toBe('--no-sandbox');
  });
}

/** Returns the command line by which the launcher starts the program on a system with or without user namespaces. */
function startedWith(folder: string, { userNamespaces }: { userNamespaces: boolean }): string[] {
  const mounted = join(folder, String(userNamespaces));
  mkdirSync(mounted);
  const write = (name: string, script: string) => {
    writeFileSync(join(mounted, name), script);
    chmodSync(join(mounted, name), 0o755);
  };
  const name = 'tashabbusli-budjet';
  write(name, '#!/bin/sh\nprintf "%s\\n" "$0" "$@"\n');
  write('unshare', `#!/bin/sh\nexit ${userNamespaces ? 0 : 1}\n`);
  write(
    'AppRun',
    generateAppRunScript({
      DesktopFileName: `${name}.desktop`,
      ExecutableName: name,
      ProductName: 'Tashabbusli budjet',
      ProductFilename: name,
      ResourceName: `appimagekit-${name}`,
    }),
  );
  return execFileSync(join(mounted, 'AppRun'), [], { encoding: 'utf8' }).trim().split('\n');
}
