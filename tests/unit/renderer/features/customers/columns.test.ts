import { expect, it, vi } from 'vitest';
import { createI18n } from '@/i18n/i18n.ts';

// The calls of the row's buttons use the bridge when they are loaded.
vi.stubGlobal('window', { bridge: {} });
const { customerColumns } = await import('@/features/customers/columns.tsx');

it('R-013: customers are listed with title, tax number and type', () => {
  const latin = createI18n('latin').current();
  expect(customerColumns(latin).map(({ header }) => header)).toEqual(['Nomi', 'Inn', 'Turi', 'Amallar']);
});
