import { preparedSeed } from '../platform/db/open.ts';

/** Builds the stand-in platform's seed before the first test: else every worker would build it, in its first test. */
export default async function prepareSeed(): Promise<void> {
  await preparedSeed();
}
