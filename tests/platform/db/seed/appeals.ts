import type { DatabaseSync } from 'node:sqlite';
import { APPEAL_TYPES } from '../appeals.ts';
import { APPEAL_TEXTS, HOSTILE_MARKUP, TEMPLATE_TEXTS } from './appeal-texts.ts';
import { cyrillic } from './cyrillic.ts';
import { createPrng, type Prng } from './prng.ts';

const APPEALS = 640;
const AUTHORS = 260;
const FIRST_AUTHOR = 700_001;
const FIRST_APPEAL = 30_001;
const FROM = Date.UTC(2026, 4, 4);
const DAYS = 200;
/** Number of appeals of each type among ten. */
const TYPE_WEIGHTS: Record<number, number> = { 3: 1, 0: 2, 1: 4, 2: 1, 4: 2 };
const TYPES = APPEAL_TYPES.flatMap((type) => Array<number>(TYPE_WEIGHTS[type] ?? 1).fill(type));

type Author = { id: number; name: string; region: number };

/** Authors of initiatives: each of one, and some of further ones in the same district (E075). */
function seedAuthors(db: DatabaseSync, prng: Prng): Author[] {
  const rows = db
    .prepare('SELECT id, author_fullname, region_id, district_id FROM initiatives WHERE id % 191 = 7 LIMIT ?')
    .all(AUTHORS);
  const more = db.prepare('SELECT id FROM initiatives WHERE district_id = ? AND id > ? ORDER BY id LIMIT ?');
  const add = db.prepare('INSERT INTO appeal_authors VALUES (?, ?)');
  const link = db.prepare('INSERT INTO author_initiatives VALUES (?, ?, ?)');
  return rows.map((row, index) => {
    const author = { id: FIRST_AUTHOR + index, name: String(row.author_fullname), region: Number(row.region_id) };
    add.run(author.id, author.name);
    // Every ninth author has filed no initiative.
    const own = index % 9 === 8 ? [] : [row, ...more.all(Number(row.district_id), Number(row.id), prng.between(0, 4))];
    for (const { id } of own) link.run(author.id, Number(id), prng.between(3, 2400));
    return author;
  });
}

const filled = (prng: Prng, text: string) =>
  text.replace(/\{(\d+)-(\d+)\}/g, (_all, low, high) => String(prng.between(Number(low), Number(high))));

/** The text of one appeal in one script, in one of the forms of HTML in which appeals arrive. */
function questionOf(prng: Prng, type: number): string {
  const { openings, details } = APPEAL_TEXTS[type] ?? { openings: [''], details: [] };
  const inCyrillic = prng.chance(0.3);
  const write = (text: string) => (inCyrillic ? cyrillic(filled(prng, text)) : filled(prng, text));
  const opening = write(prng.pick(openings));
  const rest = prng.shuffled(details).slice(0, prng.between(1, details.length)).map(write);
  switch (prng.between(0, 5)) {
    case 0:
      return `${opening} ${rest.join(' ')}`;
    case 1:
      return `<p><strong>${opening}</strong></p><ul>${rest.map((one) => `<li>${one}</li>`).join('')}</ul>`;
    case 2:
      return `<div>${opening}<br>${rest.join('<br>')}</div><p><a href="https://openbudget.uz/boards">openbudget.uz</a></p>`;
    default:
      return `<p>${opening}</p>${rest.map((one) => `<p>${one}</p>`).join('')}`;
  }
}

/** 640 appeals of about half a year; the newer, the fewer are answered. */
export function seedAppeals(db: DatabaseSync): void {
  const prng = createPrng('appeals');
  const authors = seedAuthors(db, prng);
  const add = db.prepare('INSERT INTO appeals VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)');
  for (let nth = 0; nth < APPEALS; nth += 1) {
    const author = prng.pick(authors);
    const type = prng.pick(TYPES);
    const question = nth % 97 === 60 ? (HOSTILE_MARKUP[nth % HOSTILE_MARKUP.length] ?? '') : questionOf(prng, type);
    const age = nth / APPEALS;
    const status = prng.chance(age * 0.9) ? 'NEW' : prng.chance(0.8) ? 'ANSWERED' : 'REJECTED';
    const template = status === 'ANSWERED' ? prng.pick(TEMPLATE_TEXTS.slice(0, 6)) : TEMPLATE_TEXTS[7];
    const publicId = String(1_000_000 + nth * 131 + prng.between(0, 130));
    const answer =
      status === 'NEW' ? null : (template ?? '').replace('{author}', author.name).replace('{public_id}', publicId);
    const created = new Date(FROM + age * DAYS * 86_400_000 + prng.between(0, 86_399) * 1000);
    const at = `${created.toISOString().slice(0, 19)}Z`;
    add.run(FIRST_APPEAL + nth, publicId, author.id, author.region, question, type, status, answer, at);
  }
}
