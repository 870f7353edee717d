import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { billOf, noticesOf } from '../third-party/notices.ts';
import { BESIDE_BUNDLE, packagePathOf, readThirdParty } from '../third-party/packages.ts';

/** Paths of the packages in what was built so far: main, preload and page are built in turn, in one process. */
const bundled = new Set(BESIDE_BUNDLE);

/**
 * Writes, below the project's folder `root`, `out/THIRD-PARTY.txt` and `out/sbom.cdx.json` from the modules that are
 * bundled. The build fails on a package whose licence is not accepted. A build that follows its sources, which has no
 * page, writes nothing.
 */
export function thirdParty(root: string): Plugin {
  /** The folder of the part that is built. */
  let base = root;
  let follows = false;
  return {
    name: 'third-party',
    apply: 'build',
    configResolved: (config) => {
      base = config.root;
      follows = config.build.watch !== null;
    },
    generateBundle(_options, bundle) {
      if (follows) return;
      const files = Object.values(bundle).flatMap((file) =>
        // Fonts and pictures of packages, by where they come from.
        file.type === 'chunk' ? file.moduleIds : file.originalFileNames.map((name) => resolve(base, name)),
      );
      const styles = [...this.getModuleIds()].filter((id) => /\.css(\?|$)/.test(id));
      for (const id of [...files, ...styles]) {
        const path = packagePathOf(id, root);
        if (path !== null) bundled.add(path);
      }
      const packages = [...bundled].sort().map((path) => readThirdParty(path, root));
      const readJson = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));
      const out = join(root, 'out');
      mkdirSync(out, { recursive: true });
      writeFileSync(join(out, 'THIRD-PARTY.txt'), noticesOf(packages));
      const bill = billOf(packages, readJson('package.json').version, readJson('package-lock.json'));
      writeFileSync(join(out, 'sbom.cdx.json'), JSON.stringify(bill, null, 2));
    },
  };
}
