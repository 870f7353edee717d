import { expect } from 'playwright/test';
import { comparing } from '../../../../src/renderer/src/app/manual/chapters/comparing.ts';
import { printing } from '../../../../src/renderer/src/app/manual/chapters/printing.ts';
import { takingBack } from '../../../../src/renderer/src/app/manual/chapters/taking-back.ts';
import { NEW } from '../review-records.ts';
import { inView, placeNear } from '../similar-section.ts';
import type { Journey } from './journey.ts';

/** The journeys beside a decision: what is alike, what is taken back, what goes on paper. */
export const OF_REVIEW_AIDS: readonly Journey[] = [
  {
    chapter: comparing,
    role: 'moderator',
    prepare: (platform, page) => {
      const one = inView(platform);
      placeNear(platform, one);
      return {
        address: `/app/initiatives?search=${one.public_id}`,
        holds: async () => {
          await expect(page).toHaveURL(new RegExp(`/app/initiatives/review\\?.*\\bat=${one.id}\\b`));
          expect(platform.calls().filter(({ method }) => method !== 'GET')).toEqual([]);
        },
      };
    },
  },
  {
    chapter: takingBack,
    role: 'moderator',
    prepare: ({ find, initiatives, read, calls }) => {
      const { id, public_id } = find.initiative(NEW);
      initiatives.change(id, { is_editable: 0 });
      return {
        address: `/app/initiatives?search=${public_id}`,
        holds: async () => {
          const sent = calls().filter(({ method }) => method !== 'GET');
          const path = `/api/v1/moderators/editable/initiatives/${id}`;
          expect(sent.map((call) => [call.path, call.body, call.status])).toEqual([
            [path, { is_editable: true }, 200],
            [path, { is_editable: false }, 200],
          ]);
          expect(read.initiative(id).is_editable).toBe(0);
        },
      };
    },
  },
  {
    chapter: printing,
    role: 'moderator',
    prepare: ({ find, calls }, page) => {
      const { id, public_id } = find.initiative();
      return {
        address: `/app/initiatives?search=${public_id}`,
        holds: async () => {
          await expect(page.getByText(`tashabbus-${public_id}.pdf`)).toBeVisible();
          const read = calls().filter(({ path }) => path === `/api/v1/initiatives/${id}`);
          expect(read.map(({ status }) => status)).toContain(200);
          expect(calls().filter(({ method }) => method !== 'GET')).toEqual([]);
        },
      };
    },
  },
];
