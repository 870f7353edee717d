import type { DatabaseSync } from 'node:sqlite';
import { createPrng } from './prng.ts';

/** Years whose numbers of citizens are known. */
export const POPULATION_YEARS = [2023, 2024, 2025, 2026] as const;

/** How many citizens each district has, growing by the year; some districts have not reported the last one. */
export function seedPopulation(db: DatabaseSync): void {
  const prng = createPrng('population');
  const add = db.prepare('INSERT INTO citizens_counts VALUES (NULL, ?, ?, ?, ?)');
  for (const { id } of db.prepare('SELECT id FROM districts ORDER BY id').all()) {
    let count = prng.between(48_000, 320_000);
    for (const year of POPULATION_YEARS) {
      count = Math.round(count * (1 + prng.between(8, 26) / 1000));
      if (year === 2026 && prng.chance(0.1)) continue;
      const day = String(prng.between(9, 28)).padStart(2, '0');
      add.run(Number(id), year, count, `${year}-01-${day}T0${prng.between(4, 9)}:${prng.between(10, 59)}:00Z`);
    }
  }
}
