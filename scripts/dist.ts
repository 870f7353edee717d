import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfChanged } from './lib/build.ts';
import { builderArguments, NOTES } from './lib/dist.ts';
import { copyManual, hasManual, MANUAL } from './lib/manual-folder.ts';
import { root, toolPath } from './lib/project.ts';
import { releaseNotes } from './lib/release-notes.ts';
import { reportFailure } from './lib/report-failure.ts';
import { runNode } from './lib/run.ts';

/**
 * `npm run dist [-- --fleet] [--release] [--win] [--linux] [--mac]`: builds the program and its installers into
 * `dist/`, beside their bill of materials (CycloneDX), the version's notes, which the update feed carries, and the
 * manual as documents, where there is one; a release has one.
 */
await reportFailure(async () => {
  const args = process.argv.slice(2);
  const released = args.includes('--release');
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const changelog = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
  // Before the build: a release without notes ends at once.
  const notes = releaseNotes(changelog, version, { released });
  if (released && !hasManual(MANUAL, version)) throw new Error(`No manual of version ${version}: npm run manual`);
  await buildIfChanged('production');
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(join(root, NOTES), `${notes}\n`);
  const { ok } = await runNode(toolPath('electron-builder'), builderArguments(args));
  if (!ok) throw new Error('electron-builder failed.');
  // What ships in it, for whom the release is handed to.
  copyFileSync(join(root, 'out/sbom.cdx.json'), join(root, 'dist/sbom.cdx.json'));
  rmSync(join(root, 'dist/manual'), { recursive: true, force: true });
  if (existsSync(MANUAL)) copyManual(MANUAL, join(root, 'dist/manual'));
});
