import { join } from 'node:path';
import { expect } from 'playwright/test';
import { changingADecision } from '../../../../src/renderer/src/app/manual/chapters/changing-a-decision.ts';
import { sendingAFolder } from '../../../../src/renderer/src/app/manual/chapters/sending-a-folder.ts';
import { submittingAProtocol } from '../../../../src/renderer/src/app/manual/chapters/submitting-a-protocol.ts';
import { COUNCIL, callsOf, PROTOCOL, pdf } from '../documents-dialog.ts';
import { willChoose, willChoosePdf } from './hands.ts';
import type { Journey } from './journey.ts';

const DISTRICTS = ['Asaka tumani', 'Baliqchi tumani'];

/** The journeys of the protocols and the council decisions. */
export const OF_DOCUMENTS: readonly Journey[] = [
  {
    chapter: submittingAProtocol,
    role: 'moderator',
    prepare: async (platform, _, hands) => {
      await willChoosePdf(hands, 'bayonnoma.pdf');
      return {
        address: '/app/initiatives',
        holds: async () => {
          const board_id = platform.find.season('review').id;
          expect(callsOf(platform, PROTOCOL, 'POST').map(({ body, status }) => [body, status])).toEqual([
            [{ board_id, file_id: platform.find.file({ name: 'bayonnoma.pdf' }).hash_id }, 200],
          ]);
        },
      };
    },
  },
  {
    chapter: sendingAFolder,
    role: 'admin',
    prepare: async (platform, _, hands) => {
      const board_id = platform.find.season('review').id;
      const rows = DISTRICTS.map((title) =>
        platform.read.protocol({ board_id, district_id: platform.find.district({ title }).id }),
      );
      for (const { id } of rows) platform.change.protocol(id, { file_id: null });
      const folder = join(hands.folder, 'Protokollar');
      for (const title of DISTRICTS) await pdf(join(folder, `${title}.pdf`), title);
      await willChoose(hands, folder);
      return {
        address: '/app/initiatives',
        holds: async () => {
          const names = rows.map(({ id }) => {
            const { file_id } = platform.find.protocol({ id });
            return platform.find.file({ hash_id: file_id ?? '' }).name;
          });
          expect(names).toEqual(DISTRICTS.map((title) => `${title}.pdf`));
          expect(callsOf(platform, PROTOCOL, 'PUT')).toHaveLength(DISTRICTS.length);
        },
      };
    },
  },
  {
    chapter: changingADecision,
    role: 'admin',
    prepare: async (platform, _, hands) => {
      await willChoosePdf(hands, 'qaror.pdf');
      return {
        address: '/app/initiatives',
        holds: async () => {
          const { id, file_id } = platform.find.councilDecision({ title: '77-son, 20.11.2026' });
          expect(file_id).toBe(platform.find.file({ name: 'qaror.pdf' }).hash_id);
          expect(callsOf(platform, COUNCIL, 'PUT').map(({ path, status }) => [path, status])).toEqual([
            [`${COUNCIL}/${id}`, 200],
          ]);
        },
      };
    },
  },
];
