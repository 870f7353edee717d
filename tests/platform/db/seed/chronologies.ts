import type { DatabaseSync } from 'node:sqlite';
import { DOCUMENT_COUNT, documentHash } from '../../files/documents/names.ts';
import { CHRONOLOGY_TYPES, chronologies, type InvestObject, investData } from '../chronology.ts';
import { insertRows } from '../rows.ts';
import { createPrng, type Prng } from './prng.ts';

const DAY_MS = 86_400_000;
/** Most winners per season and district with a history here; the others have none yet. */
const PER_DISTRICT = 2;
/** Progress of a winner's works: nothing yet, customer named, designer, contractor and money, handed over. */
type Progress = 0 | 1 | 2 | 3 | 4;

type Winner = {
  id: number;
  public_id: string;
  granted: number;
  type: string;
  district: string;
  year: number;
  board: number;
};

/** Winners of finished seasons, some of each season and district. */
const winnersOf = (db: DatabaseSync): Winner[] =>
  db
    .prepare(
      `SELECT id, public_id, granted, type, district, year, board FROM (
         SELECT i.id, i.public_id, i.granted_amount AS granted, i.type, d.title AS district, b.year, b.id AS board,
                row_number() OVER (PARTITION BY b.id, i.district_id ORDER BY i.id % 211, i.id) AS nth
         FROM initiatives i JOIN boards b ON b.id = i.board_id JOIN districts d ON d.id = i.district_id
         WHERE i.stage = 'WINNER' AND b.id IN (SELECT board_id FROM chronology_contractors)
       ) WHERE nth <= ? ORDER BY id`,
    )
    .all(PER_DISTRICT) as Winner[];

const paperOf = (prng: Prng) => documentHash(prng.between(1, DOCUMENT_COUNT));

/** The date `days` after the first of July of the season's year. */
const dayOf = (year: number, days: number) => new Date(Date.UTC(year, 6, 1) + days * DAY_MS).toISOString().slice(0, 10);

function investObject(prng: Prng, { granted, type, district, year }: Winner, progress: Progress): InvestObject {
  const distributed = progress >= 3 ? granted : 0;
  // The investment system returns sums as texts, and sometimes as numbers.
  const told = (sum: number) => (prng.chance(0.8) ? String(sum) : sum);
  return {
    customerName: `${district} hokimligi yagona buyurtmachi xizmati`,
    customerTin: String(prng.between(200_000_000, 209_999_999)),
    customerDirector: 'Qodirov Sherzod Anvar oʻgʻli',
    address: `${district}, Mustaqillik koʻchasi, ${prng.between(1, 90)}-uy`,
    Accounts: `4010228602621${prng.between(1_000_000, 9_999_999)}`,
    distributedSumma: told(distributed),
    paidOnlineSumma: told(progress === 4 ? distributed : Math.round((distributed * prng.between(0, 90)) / 100)),
    ...(progress >= 2 && {
      designerName: '“Loyiha servis” MChJ',
      designerTin: String(prng.between(300_000_000, 309_999_999)),
      designerDirector: 'Yusupova Nargiza Rustam qizi',
      designerLots: `2411000${prng.between(1000, 9999)}`,
    }),
    ...(progress >= 3 && {
      builderName: '“Bunyodkor qurilish 7” MChJ',
      builderTin: String(prng.between(300_000_000, 309_999_999)),
      builderLots: `2511000${prng.between(1000, 9999)}`,
    }),
    constructionTypeName: type === 'EQUIPMENT' ? 'Jihozlash' : 'Qurilish',
    periodicityName: 'Yangi',
    implementationPeriod: `${year}-${year + 1}`,
  };
}

/** The papers that staff enter: for the customer from the beginning, for the hand-over once the works are done. */
const papersOf = (prng: Prng, { year, granted, district }: Winner, isDone: boolean) => ({
  orderer_document_name: 'Buyurtmachini belgilash buyrugʻi',
  orderer_document_file: paperOf(prng),
  orderer_document_num: `${prng.between(1, 400)}-D`,
  orderer_document_date: dayOf(year, 12),
  date_put_into_use: isDone ? dayOf(year, 160) : null,
  received_org: isDone ? `${district} xalq taʼlimi boʻlimi` : null,
  final_value: isDone ? Math.round(granted * 0.97) : null,
});

/** Histories of winners: none for some, the others at any stage from a named customer to the hand-over. */
export function seedChronologies(db: DatabaseSync): void {
  const prng = createPrng('chronologies');
  const ids = (table: string) => {
    const rows = db.prepare(`SELECT id, board_id FROM ${table}`).all();
    return (board: number) => rows.filter((row) => row.board_id === board).map(({ id }) => Number(id));
  };
  const [orderersOf, contractorsOf] = [ids('chronology_orderers'), ids('chronology_contractors')];
  for (const winner of winnersOf(db)) {
    const progress = prng.between(0, 4) as Progress;
    const { id, public_id, year, board, granted } = winner;
    if (progress === 0) continue;
    const invest_object = investObject(prng, winner, progress);
    insertRows(db, investData, [{ public_id, ...papersOf(prng, winner, progress === 4), invest_object }]);
    for (let step = 0; step < progress; step++)
      insertRows(db, chronologies, [
        {
          initiative_id: id,
          chronology_type: CHRONOLOGY_TYPES[step % CHRONOLOGY_TYPES.length] ?? 'GUKS',
          address_document: paperOf(prng),
          orderer_id: prng.pick(orderersOf(board)),
          manager_search_date: dayOf(year, 20 + step * 30),
          lot_number: `2511000${prng.between(1000, 9999)}`,
          estimate_document: paperOf(prng),
          contractor_id: prng.pick(contractorsOf(board)),
          final_sum: Math.round((granted * (80 + step * 5)) / 100),
          final_sum_document: paperOf(prng),
          finished_date: dayOf(year, 60 + step * 30),
        },
      ]);
  }
}
