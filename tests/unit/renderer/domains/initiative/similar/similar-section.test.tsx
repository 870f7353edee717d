import { createElement, type ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { drawPart } from '../../../laws/program.tsx';
import { textOf } from '../../../laws/table-of.ts';

const pressed = new Map<string, () => void>();
function UnstyledButton({ children, onClick }: { children: ReactNode; onClick: () => void }) {
  pressed.set(
    [children]
      .flat()
      .filter((child) => typeof child === 'string')
      .join('')
      .trim(),
    onClick,
  );
  return children;
}
vi.doMock('@mantine/core', async (original) => ({ ...(await original<object>()), UnstyledButton }));
const nothing = () => null;
vi.doMock('@/domains/initiative/similar/similar-list.tsx', () => ({ SimilarList: nothing }));
vi.doMock('@/domains/initiative/similar/campaign-line.tsx', () => ({ CampaignLine: nothing }));
const { SimilarSection } = await import('@/domains/initiative/similar/similar-section.tsx');

const ones = (...ids: number[]) => ids.map((id) => ({ initiative: { id }, readAt: null, winner: null }));

it.each([
  ['the first of those that are shown', ones(1, 2), ones(3), ones(4), 1],
  ['one of a campaign, where there is no other', [], ones(3), ones(4), 3],
  ['one behind, where nothing else is alike', [], [], ones(4), 4],
])('a comparison begins with %s', async (_, first, campaign, behind, id) => {
  const compared: number[] = [];
  const similar = { first, campaign, behind, among: null, far: null, renew: () => undefined } as never;
  const onCompare = ({ initiative }: { initiative: { id: number } }) => void compared.push(initiative.id);
  const props = { similar, decided: new Map(), compared: null, onCompare };
  await drawPart(createElement(SimilarSection, props), {});
  pressed.get('Taqqoslash')?.();
  expect(compared).toEqual([id]);
});

it.each([
  ['all of its season', null, "O'xshash tashabbuslar 2 Taqqoslash Yana 1"],
  ['what the queue has read', 40, "O'xshash tashabbuslar 2 Taqqoslash Yana 1 40 ta o'qilgan tashabbus ichida"],
])('says how many are alike, and how many more, among %s', async (_, among, said) => {
  const lists = { first: ones(1, 2), campaign: [], behind: ones(4), among, far: null, renew: () => undefined };
  const props = { similar: lists as never, decided: new Map(), compared: null, onCompare: () => undefined };
  expect(textOf((await drawPart(createElement(SimilarSection, props), {})).html)).toBe(said);
});
