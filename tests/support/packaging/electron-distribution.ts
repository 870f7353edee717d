import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { SENTINEL } from '@electron/fuses/dist/constants.js';
import { Data, NtExecutable, NtExecutableResource, Resource } from 'resedit';

/** A system that packages are made for, as electron-builder names it. */
export type System = 'linux' | 'win' | 'mac';

/** Languages of Chromium's own texts in the stand-in, a few of Electron's 55. */
const LANGUAGES = ['de', 'en-US', 'fr', 'ru', 'tr'];

/** Number of fuses of Electron 45: one more than @electron/fuses 1.8 can name. */
export const FUSES = 9;

/**
 * Where a distribution of Electron keeps its fuses: their mark, the version of the wire, its length, and a character
 * for each. Here every fuse is on, so that a fuse that is off was written.
 */
const FUSE_WIRE = Buffer.concat([Buffer.from(SENTINEL), Buffer.from([1, FUSES]), Buffer.from('1'.repeat(FUSES))]);
const BINARY = Buffer.concat([Buffer.from('stand-in for Electron\n'), FUSE_WIRE]);

/**
 * Writes a folder that stands in for Electron's distribution: the files that electron-builder renames, edits and
 * removes, with their names and formats, without Electron in them. As in a distribution that electron-builder has
 * downloaded and tidied, there is no `default_app.asar` and no `version`.
 */
export function writeElectronDistribution(folder: string, system: System): void {
  const write = (path: string, content: string | Buffer = 'x') => {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  };
  write('LICENSE', "Electron's licence");
  write('LICENSES.chromium.html', "Chromium's licences");
  if (system === 'mac') writeBundle(write);
  else writeFolder(write, system);
}

type Write = (path: string, content?: string | Buffer) => void;

function writeFolder(write: Write, system: 'linux' | 'win'): void {
  for (const language of LANGUAGES) write(`locales/${language}.pak`);
  for (const file of ['icudtl.dat', 'resources.pak', 'v8_context_snapshot.bin']) write(file);
  if (system === 'win') {
    write('electron.exe', windowsProgram());
    write('ffmpeg.dll');
  } else {
    write('electron', BINARY);
    write('chrome-sandbox');
    write('libffmpeg.so');
  }
}

/** An executable for Windows with a version resource and an icon, and the fuses behind its sections. */
function windowsProgram(): Buffer {
  const program = NtExecutable.createEmpty(false, false);
  const resources = NtExecutableResource.from(program);
  const version = Resource.VersionInfo.createEmpty();
  const english = { lang: 1033, codepage: 1200 };
  version.setStringValues(english, {
    ProductName: 'Electron',
    CompanyName: 'GitHub, Inc.',
    FileDescription: 'Electron',
  });
  version.outputToResourceEntries(resources.entries);
  const pixel = Data.RawIconItem.from(new ArrayBuffer(4), 1, 1, 32);
  Resource.IconGroupEntry.replaceIconsForResource(resources.entries, 1, english.lang, [pixel]);
  resources.outputResource(program);
  program.setExtraData(new Uint8Array(BINARY));
  return Buffer.from(program.generate());
}

function writeBundle(write: Write): void {
  const contents = 'Electron.app/Contents';
  const frameworks = `${contents}/Frameworks`;
  write(`${contents}/Info.plist`, informationOf('Electron', 'com.github.Electron'));
  write(`${contents}/MacOS/Electron`);
  write(`${contents}/Resources/electron.icns`);
  for (const language of LANGUAGES) {
    const name = language.replace('-US', '');
    write(`${contents}/Resources/${name}.lproj/locale.pak`);
    write(`${frameworks}/Electron Framework.framework/Versions/A/Resources/${name}.lproj/locale.pak`);
  }
  write(`${frameworks}/Electron Framework.framework/Electron Framework`, BINARY);
  for (const suffix of ['', ' (GPU)', ' (Plugin)', ' (Renderer)']) {
    const helper = `Electron Helper${suffix}`;
    write(`${frameworks}/${helper}.app/Contents/Info.plist`, informationOf(helper, 'com.github.Electron.helper'));
    write(`${frameworks}/${helper}.app/Contents/MacOS/${helper}`);
  }
}

const informationOf = (name: string, id: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0"><dict>
<key>CFBundleExecutable</key><string>${name}</string>
<key>CFBundleIconFile</key><string>electron.icns</string>
<key>CFBundleIdentifier</key><string>${id}</string>
<key>CFBundleName</key><string>${name}</string>
</dict></plist>
`;
