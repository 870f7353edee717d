import { z } from 'zod';
import { listInitiatives } from '../db/initiatives.ts';
import { scopeOf } from '../db/scope.ts';
import { writeSheet } from '../files/sheet.ts';
import { notFound } from '../http/problem.ts';
import { defineRoute, type Route } from '../http/route.ts';
import { sendWorkbook } from '../http/send-file.ts';
import { idText } from '../http/values.ts';

const board = z.strictObject({ board_id: idText });

/** A form with the board; the number of authors is stored in `sms_sendings`. */
const sms = defineRoute('E028', {
  multipart: 'fields',
  body: board,
  handler({ body, user, services: { db } }) {
    if (!db.prepare('SELECT 1 FROM boards WHERE id = ?').get(body.board_id)) throw notFound('Doska topilmadi');
    const authors = db
      .prepare("SELECT count(DISTINCT author_fullname) AS n FROM initiatives WHERE board_id = ? AND stage = 'WINNER'")
      .get(body.board_id);
    db.prepare('INSERT INTO sms_sendings VALUES (NULL, ?, ?, ?)').run(body.board_id, Number(authors?.n), user.username);
    return {};
  },
});

const VOTED = ['WINNER', 'PASSED', 'PUBLIC_CONTROL'] as const;
const COLUMNS = [
  ['ID', 15],
  ['Viloyat', 24],
  ['Tuman', 22],
  ['Mahalla', 20],
  ['Mavzu', 60],
  ['Ovozlar soni', 14],
] as const;

/** The documents do not show the file's content; here the initiatives that were voted on, with invented numbers. */
const votes = defineRoute('E031', {
  query: board,
  handler({ query, user, reply, services: { db } }) {
    const rows = VOTED.flatMap((stage) => {
      const filter = { ...query, stage, limit: -1, offset: 0 };
      return listInitiatives(db, scopeOf(user), filter).initiatives as Record<string, unknown>[];
    });
    const lines = rows.map((row) => [
      row.public_id,
      row.region_title,
      row.district_title,
      row.quarter_title,
      row.title || row.description,
      40 + ((Number(row.id) * 7919) % 2600),
    ]);
    return sendWorkbook(reply, `Ovozlar, ${query.board_id}.xlsx`, writeSheet('Ovozlar', COLUMNS, lines));
  },
});

export const winnerRoutes: readonly Route[] = [sms, votes];
