import type { Direction } from './queue.ts';

/**
 * Runs `read` for one direction at a time, as readings at once would fetch the same entries. Who asks for a direction that is
 * being read gets that reading, and one of their own where it fails. Rejects where `read` does.
 */
export function oneReading(read: (direction: Direction) => Promise<void>): (direction: Direction) => Promise<void> {
  let under: { direction: Direction; reading: Promise<void> } | null = null;
  return async (direction) => {
    // Several may have waited for the same reading: the first of them has begun another one by now.
    while (under) {
      const { direction: other, reading } = under;
      const came = await reading.then(
        () => true,
        () => false,
      );
      if (came && other === direction) return;
    }
    const reading = read(direction).finally(() => {
      under = null;
    });
    under = { direction, reading };
    await reading;
  };
}
