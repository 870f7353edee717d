import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { runNode } from '../../../scripts/lib/run.ts';
import { type System, writeElectronDistribution } from './electron-distribution.ts';

/** The order for `pack-child.ts`. */
export type PackOrder = {
  system: System;
  arch: string;
  /** The installer that the program is packed for; it is not made. */
  target: string;
  /** electron-builder's configuration, a file of the project's root. */
  configuration: string;
  /** Folders: the stand-in for Electron, electron-builder's output, and the input for the maker of the installer. */
  distribution: string;
  output: string;
  found: string;
};

/** A packed program. */
export type Packed = {
  /** Folder of the program; on macOS, the bundle's `Contents`. */
  program: string;
  /** Its folder `resources`, with `app.asar`. */
  resources: string;
  /** The file with the fuses, as @electron/fuses expects its path. */
  executable: string;
  /** Folder with the input for the maker of the installer. */
  found: string;
};

/**
 * Packs the built program with electron-builder as `npm run dist` does, up to the installer, with a folder that stands
 * in for Electron. Throws with electron-builder's output if it fails or would download anything.
 */
export async function pack(
  folder: string,
  order: Pick<PackOrder, 'system' | 'arch' | 'target' | 'configuration'>,
): Promise<Packed> {
  const { system, arch } = order;
  const places = {
    distribution: join(folder, 'electron'),
    output: join(folder, 'dist'),
    found: join(folder, 'found'),
  };
  writeElectronDistribution(places.distribution, system);
  mkdirSync(places.found, { recursive: true });
  const child = join(import.meta.dirname, 'pack-child.ts');
  const { ok, output } = await runNode(child, [JSON.stringify({ ...order, ...places })], { quiet: true });
  if (!ok) throw new Error(`electron-builder failed for ${system}-${arch}.\n\n${output}`);
  return { ...placesOf(places.output, system, arch), found: places.found };
}

function placesOf(output: string, system: System, arch: string): Omit<Packed, 'found'> {
  const folder = join(output, `${system}${arch === 'x64' ? '' : `-${arch}`}${system === 'mac' ? '' : '-unpacked'}`);
  if (system === 'mac') {
    const executable = join(folder, 'Tashabbusli budjet.app');
    const program = join(executable, 'Contents');
    return { program, resources: join(program, 'Resources'), executable };
  }
  const executable = join(folder, system === 'win' ? 'tashabbusli-budjet.exe' : 'tashabbusli-budjet');
  return { program: folder, resources: join(folder, 'resources'), executable };
}
