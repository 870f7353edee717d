import { build, type InlineConfig, mergeConfig, type Rolldown } from 'vite';
import { sourceHash } from '../source-hash.ts';

/** A build that follows its sources. */
export type WatchedBuild = { close: () => Promise<void> };

/**
 * Builds these parts into `folder`, again after each change of a source, and calls `onChange` if the result differs
 * from the one before. Resolves after the first build; Vite prints what fails.
 */
export async function watchBuild(
  configs: readonly InlineConfig[],
  folder: string,
  onChange: () => void,
): Promise<WatchedBuild> {
  let building = 0;
  let before: string | undefined;
  const finish = () => {
    building -= 1;
    if (building > 0) return;
    const result = sourceHash(folder, ['**/*.{js,cjs}']);
    if (before !== undefined && result !== before) onChange();
    before = result;
  };
  building += 1;
  const watchers = await Promise.all(
    configs.map(async (config) => {
      const watched = await build(mergeConfig(config, { build: { watch: {} } }));
      const watcher = watched as Rolldown.RolldownWatcher;
      await new Promise<void>((resolve) => {
        watcher.on('event', ({ code }) => {
          if (code === 'START') building += 1;
          if (code !== 'END') return;
          finish();
          resolve();
        });
      });
      return watcher;
    }),
  );
  finish();
  return { close: async () => void (await Promise.all(watchers.map((watcher) => watcher.close()))) };
}
