import { createElement, type ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { LOOKUPS } from '../../../laws/places.ts';
import { drawPart } from '../../../laws/program.tsx';
import { textOf } from '../../../laws/table-of.ts';

const Action = ({ label, children }: { label?: string; children?: ReactNode }) => label ?? children;
const ActionsGroup = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    {label}: {children}
  </>
);
vi.doMock('@mantine/spotlight', async (original) => ({
  ...(await original<object>()),
  Spotlight: { Action, ActionsGroup },
}));
const { FoundGroup } = await import('@/domains/initiative/palette/found-group.tsx');
const { initiativeSchema } = await import('@/domains/initiative/model/initiative.ts');
const { AppError } = await import('@shared/errors.ts');

const found = (board_id: number) =>
  initiativeSchema.parse({
    ...{ id: 7, public_id: '061404829083', title: "Yo'l", quarter_title: 'Gulzor', created_at: '2024-12-22T10:11:00' },
    ...{ stage: 'PASSED', board_id },
  });
const SAID = "Yo'l 061404 829083 · Gulzor · 22.12.2024 Qabul qilingan";

it.each([
  ['while it is sought', undefined, null, 'Qidirilmoqda…'],
  ['that there is none', [], null, "Bunday ID topilmadi. To'liq ID yozing."],
  ['that there is no connection', undefined, new AppError({ kind: 'network' }), "Aloqa yo'q"],
  ['it, and where the list has it', [found(5)], null, `${SAID} Enter Shu tashabbus bilan: Ro'yxatda ko'rsatish`],
  ['it alone, where its season is over', [found(1)], null, `${SAID} Enter`],
] as const)('the palette says of an id %s', async (_, rows, error, said) => {
  const group = createElement(FoundGroup, { digits: '061404', rows, error });
  expect(textOf((await drawPart(group, LOOKUPS)).html)).toBe(`ID bo'yicha: ${said}`);
});
