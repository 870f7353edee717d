import type { DatabaseSync } from 'node:sqlite';
import { DOCUMENT_COUNT, documentHash } from '../../files/documents/names.ts';
import { fold } from '../fold.ts';
import { allDistricts } from '../places.ts';
import { BOARDS } from './boards.ts';

/**
 * States for the initiatives of the staff's own district on the board under review, newest first, so that the moderator
 * (new and returned ones) and the district manager (accepted and denied ones) each have more than forty to decide.
 */
const QUEUE: readonly [state: string, count: number][] = [
  ['new', 40],
  ['back', 4],
  ['accepted', 41],
  ['denied', 4],
  ['passed', 4],
];

const STATES: Record<string, string> = {
  new: "stage = 'INITIAL', moderation_sub_stage = NULL, moderation_sub_stage_comment = NULL, granted_amount = NULL",
  back: `stage = 'INITIAL', moderation_sub_stage = 'DISTRICT_MANAGER_DENIED',
         moderation_sub_stage_comment = 'Summa qayta hisoblansin.', granted_amount = NULL`,
  accepted: `stage = 'INITIAL', moderation_sub_stage = 'MODERATOR_ACCEPTED', moderation_sub_stage_comment = NULL,
         granted_amount = requested_amount`,
  denied: `stage = 'INITIAL', moderation_sub_stage = 'MODERATOR_DENIED',
         moderation_sub_stage_comment = 'Smeta hujjatlari toʻliq emas.', granted_amount = NULL`,
  passed: `stage = 'PASSED', moderation_sub_stage = 'DISTRICT_MANAGER_ACCEPTED', moderation_sub_stage_comment = NULL,
         granted_amount = requested_amount`,
  rejected: `stage = 'NOT_PASSED', moderation_sub_stage = 'DISTRICT_MANAGER_ACCEPTED',
         moderation_sub_stage_comment = 'Rasmlar tashabbus mazmuniga mos kelmaydi.', granted_amount = NULL`,
};

/** The states in turn until each has its count, so that every page shows several states. */
function* inTurn(): Generator<string> {
  const left = new Map(QUEUE);
  while (left.size > 0) {
    for (const [state, count] of left) {
      yield state;
      if (count === 1) left.delete(state);
      else left.set(state, count - 1);
    }
  }
  for (;;) yield 'rejected';
}

function seedQueues(db: DatabaseSync): void {
  const ids = db
    .prepare(
      `SELECT id FROM initiatives WHERE board_id = 61
       AND district_id = (SELECT district_id FROM users WHERE role = 'moderator') ORDER BY id DESC`,
    )
    .all();
  const states = inTurn();
  for (const { id } of ids) {
    db.prepare(`UPDATE initiatives SET ${STATES[String(states.next().value)]} WHERE id = ?`).run(Number(id));
  }
}

/** Registries: up to three goods of the category, within the requested amount. */
function seedRegistries(db: DatabaseSync): void {
  db.exec(`
    INSERT INTO initiative_products
    SELECT id, product_id, price, count, price, count FROM (
      SELECT i.id, p.id AS product_id, p.price, min(p.max_available, i.requested_amount / 4 / p.price) AS count,
             row_number() OVER (PARTITION BY i.id ORDER BY (p.id * 7 + i.id) % 11) AS nth
      FROM initiatives i JOIN product_categories c ON c.initiative_category_id = i.category_id
      JOIN products p ON p.category_id = c.id AND p.board_id = i.board_id WHERE i.type = 'EQUIPMENT' AND i.board_id IN (61, 49)
    ) WHERE nth <= 3 AND count > 0;
    UPDATE initiatives SET granted_amount =
      (SELECT sum(granted_price * granted_count) FROM initiative_products p WHERE p.initiative_id = initiatives.id)
    WHERE stage <> 'NOT_PASSED' AND id IN (SELECT initiative_id FROM initiative_products);`);
}

/** Reasons of rejections, with a file if the reason requires one; most lists of goods have their file. */
function seedPapers(db: DatabaseSync): void {
  db.exec(`UPDATE initiatives SET cancelation_reason_id = 1 + id % 9
    WHERE stage = 'NOT_PASSED' OR moderation_sub_stage = 'MODERATOR_DENIED'`);
  const needsFile = 'SELECT id FROM cancelation_reasons WHERE file_required';
  const refusal = db.prepare(
    `UPDATE initiatives SET file_id = ? WHERE cancelation_reason_id IN (${needsFile}) AND id % ${DOCUMENT_COUNT} = ?`,
  );
  const goods = db.prepare(
    `UPDATE initiatives SET purchased_goods_file = ? WHERE type = 'EQUIPMENT' AND id % ${DOCUMENT_COUNT + 1} = ?`,
  );
  for (let nth = 0; nth < DOCUMENT_COUNT; nth += 1) {
    refusal.run(documentHash(nth + 1), nth);
    goods.run(documentHash(nth + 1), nth);
  }
}

/** Long descriptions, many pictures and other variety for some initiatives. */
function seedVariety(db: DatabaseSync): void {
  db.exec(`
    UPDATE initiatives SET images = (SELECT json_group_array(value) FROM (
      SELECT value FROM json_each((SELECT json_group_array(DISTINCT j.value) FROM initiatives o, json_each(o.images) j
        WHERE o.id BETWEEN initiatives.id - 12 AND initiatives.id)) LIMIT 8)) WHERE id % 53 = 0;
    UPDATE initiatives SET moderator_comment = moderation_sub_stage_comment
      WHERE moderation_sub_stage IS NOT 'DISTRICT_MANAGER_DENIED';
    UPDATE initiatives SET customer_tin = (SELECT tin FROM customers c WHERE c.id = 1001 + initiatives.id % 300)
      WHERE customer_tin IS NOT NULL;
    UPDATE initiatives SET road_type = iif(id % 3 = 0, 'HALF_READY', 'NOT_READY'), road_length = 400 + id % 1100
      WHERE category_id = 11 AND granted_amount IS NOT NULL;`);
  seedPapers(db);
  const set = db.prepare('UPDATE initiatives SET description = ? WHERE id = ?');
  const search = db.prepare('UPDATE initiative_search SET haystack = haystack || ? WHERE id = ?');
  const others = db.prepare('SELECT description FROM initiatives WHERE id BETWEEN ? + 1 AND ? + 7');
  for (const { id, description } of db.prepare('SELECT id, description FROM initiatives WHERE id % 211 = 0').all()) {
    const more = others.all(Number(id), Number(id)).map((row) => String(row.description));
    set.run([String(description), ...more].join('\n\n'), Number(id));
    search.run(fold(`\n${more.join('\n')}`), Number(id));
  }
}

/**
 * One protocol row per board and district, with or without a file. The staff's own district has no file on the board
 * under review; elsewhere every fifth district has none. Also adds the council decisions to which winners refer.
 */
function seedDocuments(db: DatabaseSync): void {
  const home = db.prepare("SELECT district_id FROM users WHERE role = 'moderator'").get()?.district_id;
  const addDocument = db.prepare("INSERT INTO district_documents VALUES (NULL, 'protocol', ?, ?, ?, ?)");
  const addDecision = db.prepare('INSERT INTO council_decisions VALUES (?, ?, ?, ?, ?, ?)');
  const districts = allDistricts(db);
  const paper = (id: number) => documentHash(1 + (id % DOCUMENT_COUNT));
  for (const [index, board] of [49, 44, 61].entries()) {
    for (const row of districts) {
      const nth = row.id % 208;
      const id = 900 + nth + index * 1000;
      const title = `${12 + (nth % 80)}-son, ${String(1 + (nth % 28)).padStart(2, '0')}.10.202${index === 1 ? 4 : 5}`;
      if (board !== 61 || nth % 6 === 0 || row.id === home)
        addDecision.run(id, title, board, row.region_id, row.id, paper(nth + index));
    }
  }
  for (const { id: board } of BOARDS.filter(({ status }) => status === 1)) {
    for (const { id } of districts) {
      const has = id === home ? board !== 61 : (id + board) % 5 !== 0;
      const file = has ? paper(id + board) : null;
      addDocument.run(board, id, file, has ? `Bayonnoma ${board}-${id}.pdf` : null);
    }
  }
}

/** The records that decisions on initiatives need, and initiatives in every state. */
export function seedModeration(db: DatabaseSync): void {
  seedQueues(db);
  seedRegistries(db);
  seedVariety(db);
  seedDocuments(db);
}
