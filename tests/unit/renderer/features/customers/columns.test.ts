import { expect, it, vi } from 'vitest';
import type { Translation } from '@/i18n/i18n.ts';

// The calls of the row's buttons use the bridge when they are loaded.
vi.stubGlobal('window', { bridge: {} });
const { customerColumns } = await import('@/features/customers/columns.tsx');

it('R-013: customers are listed with title, tax number and type', () => {
  const latin: Translation = { t: (text) => text, tr: (data) => data ?? '', script: 'latin' };
  expect(customerColumns(latin).map(({ header }) => header)).toEqual(['Nomi', 'Inn', 'Turi', 'Amallar']);
});
