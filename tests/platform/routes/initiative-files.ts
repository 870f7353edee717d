import { z } from 'zod';
import { listInitiatives } from '../db/initiatives.ts';
import { scopeOf } from '../db/scope.ts';
import { notFound } from '../http/problem.ts';
import { defineRoute, type Route } from '../http/route.ts';
import { idText, ofBoard } from '../http/values.ts';
import { stage } from './initiative-values.ts';
import { exportRoute } from './table-files.ts';

/** The list's rows by board and stage, in the caller's scope, with the list's columns (C-017); not for gardens (Z-031). */
const excel = exportRoute('E030', {
  query: z.strictObject({ board_id: idText.optional(), stage: stage.optional() }),
  file: ({ query }) => ['Tashabbuslar roʻyxati', query.board_id, query.stage].filter(Boolean).join(', '),
  sheet: 'Tashabbuslar',
  columns: {
    '№': 7,
    ID: 15,
    Viloyat: 24,
    Tuman: 22,
    Mahalla: 20,
    Muallif: 34,
    Mavzu: 60,
    'Yaratilgan sana': 14,
    Bosqich: 16,
    "Ajratilgan summa, so'm": 20,
    "So'ralgan summa, so'm": 20,
    'Moderatsiya holati': 28,
    'Moderatsiya izohi': 50,
  },
  rows: ({ db, query, user }) =>
    listInitiatives(db, scopeOf(user), { ...query, limit: -1, offset: 0 }).initiatives.map((row, index) => [
      ...[index + 1, row.public_id, row.region_title, row.district_title, row.quarter_title, row.author_fullname],
      ...[row.title || row.description, String(row.created_at).slice(0, 10), row.stage, row.granted_amount],
      ...[row.requested_amount, row.moderation_sub_stage, row.moderation_sub_stage_comment],
    ]),
});

const VOTED = ['WINNER', 'PASSED', 'PUBLIC_CONTROL'] as const;

/** The documents do not show the file's content; here the initiatives that were voted on, with invented numbers. */
const votes = exportRoute('E031', {
  query: ofBoard,
  file: ({ query: { board_id } }) => `Ovozlar, ${board_id}`,
  columns: { ID: 15, Viloyat: 24, Tuman: 22, Mahalla: 20, Mavzu: 60, 'Ovozlar soni': 14 },
  rows: ({ db, query, user }) =>
    VOTED.flatMap(
      (stage) => listInitiatives(db, scopeOf(user), { ...query, stage, limit: -1, offset: 0 }).initiatives,
    ).map((row) => [
      ...[row.public_id, row.region_title, row.district_title, row.quarter_title, row.title || row.description],
      40 + ((Number(row.id) * 7919) % 2600),
    ]),
});

/** A form with the board; the number of authors is stored in `sms_sendings`. */
const sms = defineRoute('E028', {
  multipart: 'fields',
  body: ofBoard,
  handler({ body, user, services: { db } }) {
    if (!db.prepare('SELECT 1 FROM boards WHERE id = ?').get(body.board_id)) throw notFound('Doska topilmadi');
    const authors = db
      .prepare("SELECT count(DISTINCT author_fullname) AS n FROM initiatives WHERE board_id = ? AND stage = 'WINNER'")
      .get(body.board_id);
    db.prepare('INSERT INTO sms_sendings VALUES (NULL, ?, ?, ?)').run(body.board_id, Number(authors?.n), user.username);
    return {};
  },
});

export const initiativeFileRoutes: readonly Route[] = [excel, votes, sms];
