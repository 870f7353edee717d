import { preparedSeed } from '../platform/db/open.ts';

/** Before the first test: else the one that starts the first stand-in platform would wait for its data to be made. */
export default async function prepareSeed(): Promise<void> {
  await preparedSeed();
}
