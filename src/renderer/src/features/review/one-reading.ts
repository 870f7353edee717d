import type { Direction } from './queue.ts';

/**
 * Runs `read` for one direction at a time, as concurrent readings would fetch the same entries. A caller whose
 * direction is being read shares that reading, and starts its own if that fails. Rejects where `read` does.
 */
export function oneReading(read: (direction: Direction) => Promise<void>): (direction: Direction) => Promise<void> {
  let under: { direction: Direction; reading: Promise<void> } | null = null;
  return async (direction) => {
    // Race: of several callers that waited for one reading, the first may have started another one.
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
