import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { Socket } from 'node:net';
import { join } from 'node:path';
import { build, type Configuration } from 'electron-builder';
import addConfigFolder from '../../../scripts/lib/msi-project.ts';
import type { PackOrder } from './pack.ts';

/** Stops a package before the installer itself, for which electron-builder downloads programs. */
const STOP = 'stopped before the installer';

const order = JSON.parse(process.argv[2] ?? '{}') as PackOrder;
const { system, arch, target, configuration, distribution, output, found } = order;

// Any download fails, and the failure names it.
Socket.prototype.connect = () => {
  throw new Error('electron-builder went to the network');
};

const keep = (name: string, content: string) => writeFileSync(join(found, name), content);

const hooks: Configuration = {
  artifactBuildStarted: () => {
    // These stop by themselves, below.
    if (!['AppImage', 'deb', 'msi'].includes(target)) throw new Error(STOP);
  },
  msiProjectCreated: (project) => {
    copyFileSync(project, join(found, 'project-before.wxs'));
    addConfigFolder(project);
    copyFileSync(project, join(found, 'project.wxs'));
    throw new Error(STOP);
  },
};

try {
  await build({
    [system]: [`${target}:${arch}`],
    projectDir: process.cwd(),
    publish: 'never',
    config: { extends: configuration, electronDist: distribution, directories: { output }, ...hooks },
    effectiveOptionComputed: (options: unknown) => {
      keepOptions(options);
      return Promise.resolve(true);
    },
  });
} catch (error) {
  if (!(error instanceof Error && error.message.includes(STOP))) throw error;
}

/** Keeps the input for the programs that make an AppImage or a deb; the scripts of a deb are temporary files. */
function keepOptions(options: unknown): void {
  if (!Array.isArray(options)) {
    keep('options.json', JSON.stringify(options));
    return;
  }
  const [args, desktop] = options as [string[], string];
  const script = (option: string) => readFileSync(args[args.indexOf(option) + 1] ?? '', 'utf8');
  keep('options.json', JSON.stringify({ args, desktop: readFileSync(desktop, 'utf8') }));
  keep('after-install.sh', script('--after-install'));
  keep('after-remove.sh', script('--after-remove'));
}
