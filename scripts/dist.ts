import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfChanged } from './lib/build.ts';
import { builderArguments } from './lib/dist.ts';
import { root, toolPath } from './lib/project.ts';
import { reportFailure } from './lib/report-failure.ts';
import { runNode } from './lib/run.ts';

/**
 * `npm run dist [-- --fleet] [--release] [--win] [--linux] [--mac]`: builds the program and its installers into
 * `dist/`, beside their bill of materials (CycloneDX).
 */
await reportFailure(async () => {
  await buildIfChanged('production');
  const { ok } = await runNode(toolPath('electron-builder'), builderArguments(process.argv.slice(2)));
  if (!ok) throw new Error('electron-builder failed.');
  // What ships in it, for whom the release is handed to.
  copyFileSync(join(root, 'out/sbom.cdx.json'), join(root, 'dist/sbom.cdx.json'));
});
