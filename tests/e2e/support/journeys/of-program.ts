import { expect } from 'playwright/test';
import { checkingTheNetwork } from '../../../../src/renderer/src/app/manual/chapters/checking-the-network.ts';
import { resumingADraft } from '../../../../src/renderer/src/app/manual/chapters/resuming-a-draft.ts';
import { settlingIn } from '../../../../src/renderer/src/app/manual/chapters/settling-in.ts';
import { updating } from '../../../../src/renderer/src/app/manual/chapters/updating.ts';
import { withoutALine } from '../../../../src/renderer/src/app/manual/chapters/without-a-line.ts';
import { settled } from '../../../support/settled.ts';
import '../page-bridge.ts';
import { REASONS } from '../reject-dialog.ts';
import { NEW } from '../review-records.ts';
import type { Journey } from './journey.ts';

/** The step of `updating` that shows the result of the search, and the result in either script. */
const RESULT = 3;
const NEWEST = /(Eng so'nggi versiya o'rnatilgan|Энг сўнгги версия ўрнатилган)/;
const NOT_INSTALLED = "Dastur o'rnatilmagan holda ishga tushirilgan";

/** The journeys of the program itself: where things are, the line, drafts, versions. */
export const OF_PROGRAM: readonly Journey[] = [
  {
    chapter: settlingIn,
    role: 'moderator',
    prepare: ({ calls }, page) => ({
      address: '/app/desk',
      holds: async () => {
        await expect(page.getByRole('menu')).toHaveCount(0);
        expect(calls().filter(({ method }) => method !== 'GET')).toEqual([]);
      },
    }),
  },
  {
    chapter: resumingADraft,
    role: 'moderator',
    prepare: async ({ find, read, calls }, page) => {
      const { id, title } = find.initiative(NEW);
      const reason = String(find.reason({ title: REASONS.plain }).id);
      await page.evaluate((draft) => window.bridge.drafts.save(draft), {
        ...{ scope: 'initiative-reject', record: String(id), title: title ?? '' },
        value: { reason, comment: 'Smeta ilova qilinmagan.', file: null },
      });
      return {
        address: '/app/desk',
        holds: async () => {
          expect(read.initiative(id)).toMatchObject({
            moderation_sub_stage: 'MODERATOR_DENIED',
            moderator_comment: 'Smeta ilova qilinmagan.',
          });
          expect(calls().filter(({ method }) => method !== 'GET')).toHaveLength(1);
        },
      };
    },
  },
  {
    chapter: withoutALine,
    role: 'moderator',
    prepare: ({ faults, calls }, page) => ({
      address: '/app/initiatives',
      meanwhile: async (step) => {
        // What the page reads by itself arrives before the line is cut.
        if (step === 0) await settled(page);
        if (step === 0) faults.add({ kind: 'drop' });
        if (step === 2) faults.clear();
      },
      holds: async () => {
        await expect(page).toHaveURL(/search=maktab/);
        expect(calls().filter(({ method }) => method !== 'GET')).toEqual([]);
      },
    }),
  },
  {
    chapter: checkingTheNetwork,
    role: 'moderator',
    prepare: ({ calls }, page) => ({
      address: '/app/desk',
      holds: async () => {
        await expect(page).toHaveURL(/\/app\/desk$/);
        expect(calls().filter(({ method }) => method !== 'GET')).toEqual([]);
      },
    }),
  },
  {
    chapter: updating,
    role: 'moderator',
    prepare: (_, page, { installed = false }) => ({
      address: '/app/desk',
      meanwhile: async (step) => {
        if (step !== RESULT) return;
        await expect(page.getByRole('dialog')).toContainText(installed ? NEWEST : NOT_INSTALLED, { timeout: 30_000 });
      },
      holds: async () => {
        await expect(page.getByRole('dialog')).toHaveCount(0);
      },
    }),
  },
];
