import { createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { drawPart } from '../../laws/program.tsx';
import { page } from '../../laws/page-stubs.tsx';
import { textOf } from '../../laws/table-of.ts';
import { entry, REFUSED, THURSDAY, UNKNOWN } from './entries.ts';

const DAY = 86_400_000;
type Side = { entries: readonly { id: string }[]; shown: readonly { id: string }[] };
let side: Side = { entries: [], shown: [] };
vi.doMock('@/features/journal/journal-side.tsx', () => ({ JournalSide: (props: Side) => { side = props; } }));
const { JournalPage } = await import('@/features/journal/journal-page.tsx');
