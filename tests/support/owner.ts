import { ownerAt } from '../../src/main/storage/owner.ts';

const PLATFORM = 'https://api.example.uz';

/** The key of a person at the one platform of a test; null: nobody. */
export function ownerOf(person: string): string;
export function ownerOf(person: string | null): string | null;
export function ownerOf(person: string | null): string | null {
  return person === null ? null : ownerAt(PLATFORM, person);
}
