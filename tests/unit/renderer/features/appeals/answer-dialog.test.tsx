import { createElement } from 'react';
import { expect, it } from 'vitest';
import { stubActs } from '../../laws/act-stubs.tsx';
import { textOf } from '../../laws/table-of.ts';

stubActs();
const { drawPart } = await import('../../laws/program.tsx');
const { AnswerDialog } = await import('@/features/appeals/answer-dialog.tsx');
const { appealSchema } = await import('@/features/appeals/appeal.ts');

it.each([
  ['answer', null, false],
  ['reject', null, false],
  ['edit', 'Qurildi', false],
  ['edit', null, true],
] as const)(
  '%s of an appeal answered with %j says that its answer is replaced unseen: %s',
  async (kind, answer, says) => {
    const appeal = appealSchema.parse({ question_id: 371, status: kind === 'edit' ? 'ANSWERED' : 'NEW', answer });
    const ends = { onClose: () => undefined, onDone: () => undefined };
    const { html } = await drawPart(createElement(AnswerDialog, { kind, appeal, ...ends }), {});
    expect(textOf(html).includes("saqlansa, yangi matn uning o'rniga o'tadi")).toBe(says);
  },
);
