import { expect, it } from 'vitest';
import { drawPart } from '../../../laws/program.tsx';
import { textOf } from '../../../laws/table-of.ts';

const { subStageMarks } = await import('@/domains/initiative/parts/sub-stage-mark.tsx');

type Said = Parameters<ReturnType<typeof subStageMarks>>[0]['moderation_sub_stage'];

it.each<[Said, string, string]>([
  ['MODERATOR_ACCEPTED', 'Moderator: qabul', 'good'],
  ['MODERATOR_DENIED', 'Moderator: rad', 'bad'],
  // It may have been a rejection that was confirmed, or sent back.
  ['DISTRICT_MANAGER_ACCEPTED', 'Tuman: tasdiqladi', 'idle'],
  ['DISTRICT_MANAGER_DENIED', 'Tuman: qaytardi', 'gold'],
  [null, "Ko'rilmagan", 'idle'],
])('the mark of %s has its own words and look', async (moderation_sub_stage, words, tone) => {
  const initiative = { stage: 'INITIAL', moderation_sub_stage, odd_words: undefined } as const;
  const { html } = await drawPart(subStageMarks(String as never)(initiative), {});
  expect([textOf(html), /data-tone="(\w+)"/.exec(html)?.[1]]).toEqual([words, tone]);
});
