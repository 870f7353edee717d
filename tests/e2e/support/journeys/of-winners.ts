import { expect } from 'playwright/test';
import { addingToAChronology } from '../../../../src/renderer/src/app/manual/chapters/adding-to-a-chronology.ts';
import { creatingAnObject } from '../../../../src/renderer/src/app/manual/chapters/creating-an-object.ts';
import { deprivingAWinner } from '../../../../src/renderer/src/app/manual/chapters/depriving-a-winner.ts';
import { tellingWinners } from '../../../../src/renderer/src/app/manual/chapters/telling-winners.ts';
import { writingObjectPapers } from '../../../../src/renderer/src/app/manual/chapters/writing-object-papers.ts';
import type { Initiative } from '../../../platform/find/records.ts';
import { willChoosePdf } from './hands.ts';
import type { Journey } from './journey.ts';

const WINNER = { season: 'finished', stage: 'WINNER', located: true } as const;
/** The list of its season, with nothing but this initiative. */
const listOf = ({ board_id, public_id }: Initiative) =>
  `/app/initiatives?${new URLSearchParams({ board: `${board_id}`, search: public_id, sub_stage: 'ALL' })}`;

/** The journeys of the winners. */
export const OF_WINNERS: readonly Journey[] = [
  {
    chapter: addingToAChronology,
    role: 'moderator',
    prepare: async ({ find, calls }, _, hands) => {
      const winner = find
        .all('initiative', WINNER)
        .find(({ id }) => find.count('chronology', { initiative_id: id }) === 0);
      if (!winner) throw new Error('every winner has a chronology');
      for (const name of ['summa.pdf', 'manzil.pdf', 'smeta.pdf']) await willChoosePdf(hands, name);
      const file = (name: string) => find.file({ name }).hash_id;
      return {
        address: listOf(winner),
        holds: async () => {
          expect(find.chronology({ initiative_id: winner.id })).toMatchObject({
            ...{ chronology_type: 'GUKS', lot_number: '25110007777', final_sum: 480_000_000 },
            ...{ manager_search_date: '2026-07-21', finished_date: '2026-08-30' },
            ...{ final_sum_document: file('summa.pdf'), address_document: file('manzil.pdf') },
            estimate_document: file('smeta.pdf'),
          });
          expect(calls().filter(({ method, path }) => method === 'POST' && path === '/api/v1/chronology')).toHaveLength(
            1,
          );
        },
      };
    },
  },
  {
    chapter: tellingWinners,
    role: 'admin',
    prepare: ({ find, calls }) => {
      const board = find.season('finished').id;
      return {
        address: `/app/initiatives?board=${board}`,
        holds: async () => {
          const sent = calls().filter(({ method }) => method !== 'GET');
          expect(sent.map(({ path, body, status }) => [path, body, status])).toEqual([
            ['/api/v1/temp/sms-winner-authors', { board_id: String(board) }, 200],
          ]);
        },
      };
    },
  },
  {
    chapter: deprivingAWinner,
    role: 'admin',
    prepare: async ({ find, read, calls }, _, hands) => {
      const winner = find.initiative({ ...WINNER, place: 'anywhere' });
      await willChoosePdf(hands, 'asos.pdf');
      return {
        address: listOf(winner),
        holds: async () => {
          const sent = calls().filter(({ path }) => path.endsWith('/ignore'));
          expect(sent.map(({ path, body, status }) => [path, body, status])).toEqual([
            [
              `/api/v1/initiatives/${winner.public_id}/ignore`,
              {
                comment: "G'olib tanlov shartlarini buzgan.",
                ignored_file_id: find.file({ name: 'asos.pdf' }).hash_id,
              },
              200,
            ],
          ]);
          expect(read.initiative(winner.id).stage).not.toBe('WINNER');
        },
      };
    },
  },
  {
    chapter: creatingAnObject,
    role: 'admin',
    prepare: ({ find, initiatives, calls }) => {
      const winner = find.initiative({ ...WINNER, place: 'anywhere', invested: false });
      const works = { type: 'CONSTRUCTION', category_id: 11, customer_tin: '203117845' };
      initiatives.change(winner.id, {
        author_is_verified: 1,
        description: 'Maktab hovlisini obodonlashtirish',
        ...works,
      });
      return {
        address: listOf(winner),
        holds: async () => {
          expect(find.investData({ public_id: winner.public_id }).invest_object).toMatchObject({
            customerName: 'Tuman hokimligi yagona buyurtmachi xizmati',
          });
          expect(
            calls()
              .filter(({ method }) => method === 'POST')
              .map(({ path, status }) => [path, status]),
          ).toEqual([['/api/v1/chronology/invest/', 200]]);
        },
      };
    },
  },
  {
    chapter: writingObjectPapers,
    role: 'admin',
    prepare: async ({ find, add, initiatives, calls }, _, hands) => {
      const winner = find.initiative({ ...WINNER, place: 'anywhere', invested: false });
      initiatives.change(winner.id, { author_is_verified: 1, council_decision_id: null });
      const { id: _id, ...known } = find.investData();
      const papers = {
        ...{ orderer_document_name: null, orderer_document_num: null, orderer_document_date: null },
        ...{ orderer_document_file: null, date_put_into_use: null, received_org: null, final_value: null },
      };
      add.investData({ ...known, ...papers, public_id: winner.public_id });
      await willChoosePdf(hands, 'dalolatnoma.pdf');
      return {
        address: listOf(winner),
        holds: async () => {
          expect(find.investData({ public_id: winner.public_id })).toMatchObject({
            ...{ orderer_document_name: 'Qabul dalolatnomasi', orderer_document_num: '118-D' },
            ...{ orderer_document_date: '2025-10-17', date_put_into_use: '2026-02-01' },
            ...{ received_org: '12-maktab', final_value: 1_400_000_000 },
            orderer_document_file: find.file({ name: 'dalolatnoma.pdf' }).hash_id,
          });
          expect(calls().filter(({ method }) => method === 'PUT')).toHaveLength(1);
        },
      };
    },
  },
];
