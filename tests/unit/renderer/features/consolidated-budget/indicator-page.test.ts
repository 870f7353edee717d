import { expect, it } from 'vitest';
import { draw } from '../../laws/program.tsx';

const line = (id: number, parent_id: number | null, title: string) => ({ id, parent_id, title: { uz_lat: title } });

it('R-060: the form of the indicators names their budget line, and all that it lies below', async () => {
  const { html } = await draw('consolidated-budgets/5/indicators/add', {
    'api/v1/consolidated-budgets/5': line(5, 4, 'Soliqlar'),
    'api/v1/consolidated-budgets/4': line(4, null, 'Daromadlar'),
  });
  expect(html).toContain(' value="Daromadlar / Soliqlar"');
});
