import { createElement } from 'react';
import { expect, it } from 'vitest';
import { downloads, stubDownloads } from '../../laws/export-stubs.tsx';
import { platform } from '../../laws/platform-stub.ts';

stubDownloads();
const { drawPart } = await import('../../laws/program.tsx');
const { Component } = await import('@/features/network-check/network-check-page.tsx');

it('the support file is saved by its own button', async () => {
  await drawPart(createElement(Component), {});
  platform.kept = [];
  downloads.buttons.findLast(({ label }) => label === 'Yordam faylini saqlash')?.press();
  await new Promise(setImmediate);
  expect(platform.kept).toEqual(['support file']);
});
