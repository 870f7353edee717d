import { createElement } from 'react';
import { expect, it } from 'vitest';
import { drawPart } from '../../../laws/program.tsx';
import { elementsIn, namesIn, textOf } from '../../../laws/table-of.ts';

const { MonitoringDialog } = await import('@/domains/initiative/actions/monitoring-dialog.tsx');
const { initiativeSchema } = await import('@/domains/initiative/model/initiative.ts');

const UNSET = 'Havola sozlanmagan: administrator uni dastur sozlamalariga kiritishi kerak.';

it('C-034: says where the app is had, and of a store without an address who can give it', async () => {
  const info = { mobileAppStoreUrl: 'https://ilova.uz/ios', mobilePlayMarketUrl: null };
  const props = { initiative: initiativeSchema.parse({ id: 701, stage: 'WINNER' }), onClose: () => undefined };
  const { html } = await drawPart(createElement(MonitoringDialog, props), { info });
  expect(textOf(html)).toContain('Monitoring mobil ilovada olib boriladi. Ilovani telefoningizga shu yerdan oling.');
  expect(elementsIn(html, 'li', /(?:)/).map(({ inner }) => textOf(inner))).toEqual([
    'App Store https://ilova.uz/ios Ochish',
    `Play Market ${UNSET}`,
  ]);
  expect(namesIn(html, 'button')).toEqual(['App Store: brauzerda ochish']);
});
