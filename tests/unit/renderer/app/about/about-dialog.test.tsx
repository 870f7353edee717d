import { createElement } from 'react';
import { expect, it } from 'vitest';
import { drawPart } from '../../laws/program.tsx';
import { textOf } from '../../laws/table-of.ts';

const { default: AboutDialog } = await import('@/app/about/about-dialog.tsx');

it('the dialog about the program says its version and what it runs on, above the works of others', async () => {
  const dialog = createElement(AboutDialog, { onClose: () => undefined });
  const { html } = await drawPart(dialog, { info: { version: '2.4.0', runtime: 'Electron 40.1.0' } });
  expect(textOf(html)).toBe(
    'Dastur versiyasi: 2.4.0 · Electron 40.1.0 Dasturdagi boshqa mualliflar ishlari va ularning litsenziyalari',
  );
});
