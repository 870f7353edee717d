import { preparedSeed } from '../platform/db/open.ts';

/** Before the first test: else every worker would build the stand-in platform's seed, and its first test wait for it. */
export default async function prepareSeed(): Promise<void> {
  await preparedSeed();
}
