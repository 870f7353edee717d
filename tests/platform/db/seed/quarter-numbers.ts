import type { DatabaseSync } from 'node:sqlite';
import { createPrng } from './prng.ts';

/** Unassigned numbers of each kind in a district. */
const FREE = 3;

/**
 * A tax id and an account number for most quarters, and a few unassigned ones in each district. Some quarters lack a
 * number, a few have no status yet, and some archived quarters name the quarter that they became part of.
 */
export function seedQuarterNumbers(db: DatabaseSync): void {
  const prng = createPrng('quarter numbers');
  const addAccount = db.prepare('INSERT INTO quarter_acc_numbers VALUES (?, ?, ?)');
  const addTaxId = db.prepare('INSERT INTO quarter_id_numbers VALUES (?, ?, ?, ?)');
  const give = db.prepare(
    'UPDATE quarters SET account_number_id = ?, id_number_id = ?, additional_quarter_id = ?, status = ? WHERE id = ?',
  );
  const quartersOf = db.prepare('SELECT id, title, status FROM quarters WHERE district_id = ? ORDER BY id');
  let account = 40_001;
  let taxId = 60_001;
  let number = 201_000_000;
  for (const { id: district, soato } of db.prepare('SELECT id, soato FROM districts ORDER BY id').all()) {
    const newAccount = () => {
      addAccount.run(account, Number(district), `100022860${soato}${String(account).padStart(11, '0')}`);
      return account++;
    };
    const newTaxId = (title: string) => {
      number += prng.between(11, 900);
      addTaxId.run(taxId, Number(district), `${title} MFY`, String(number));
      return taxId++;
    };
    const quarters = quartersOf.all(Number(district));
    for (const [index, { id, title, status }] of quarters.entries()) {
      const neighbour = quarters[index === 0 ? 1 : index - 1];
      give.run(
        prng.chance(0.96) ? newAccount() : null,
        prng.chance(0.97) ? newTaxId(String(title)) : null,
        status === 'ARCHIVE' && prng.chance(0.5) && neighbour ? Number(neighbour.id) : null,
        Number(id) % 397 === 5 ? null : String(status),
        Number(id),
      );
    }
    for (let nth = 1; nth <= FREE; nth += 1) {
      newAccount();
      newTaxId(`${nth}-sonli yangi`);
    }
  }
  // Only archived quarters became part of another one.
  db.exec("UPDATE quarters SET additional_quarter_id = NULL WHERE status IS NOT 'ARCHIVE'");
}
