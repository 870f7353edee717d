import type { CallInput } from '@shared/bridge/contract.ts';
import { createElement, type ReactNode } from 'react';
import { vi } from 'vitest';

type Download = CallInput<'downloads.start'>;
/** A button as it was drawn: its text, and what it says of filters that its file does not have. */
export type DrawnButton = { label: string; whole: string | null; press: () => unknown; ofKit: boolean };

/** The buttons that were drawn, and the downloads that were started. */
export const downloads = { buttons: [] as DrawnButton[], started: [] as Download[] };

const add = (label: string, press: (() => unknown) | undefined, whole: string | null = null, ofKit = true) => {
  if (press) downloads.buttons.push({ label, whole, press, ofKit });
};

type Component = (props: object) => ReactNode;
/** A component that notes its props whenever it is drawn. */
const noted = (Real: Component, how: (props: object) => void): Component =>
  Object.assign((props: object) => {
    how(props);
    return createElement(Real, props);
  }, Real);

/** Has a component of a module noted. */
function note<Props>(path: string, name: string, how: (props: Props) => void): void {
  vi.doMock(path, async (original) => {
    const real = await original<Record<string, Component>>();
    return { ...real, [name]: noted(real[name] as Component, (props) => how(props as Props)) };
  });
}

type Clicked = { onClick?: () => unknown };
type Item = { title: string; onDownload?: () => unknown };
type Menu = { title?: string; whole?: string; onDownload: () => unknown; others?: { tables: readonly Item[] } };

/** Notes what starts a download where it is drawn; before any module of the page is imported. */
export function stubDownloads(): void {
  const start = async (download: Download) => void downloads.started.push(download);
  // The season was chosen beside the file.
  const kept = { find: () => null, findAll: () => [], put: () => null, putAll: () => [], beside: () => '6' };
  vi.doMock('@/kit/files/use-kept-choices.ts', () => ({
    useKeptChoices: () => ({ ...kept, putBeside: () => undefined }),
  }));
  vi.doMock('@/kit/use-download.tsx', () => ({ useDownload: () => ({ start, running: false }) }));
  note<Clicked & { label: string; whole?: string }>(
    '@/kit/excel/export-button.tsx',
    'ExportButton',
    ({ label, onClick, whole }) => add(label, onClick, whole),
  );
  note<Menu>('@/kit/excel/excel-menu.tsx', 'ExcelMenu', ({ title = 'Excel', onDownload, whole, others }) => {
    add(title, onDownload, whole);
    for (const one of others?.tables ?? []) add(one.title, one.onDownload);
  });
  note<{ title: string; onSave: (part: number) => unknown }>(
    '@/kit/excel/export-dialog.tsx',
    'ExportDialog',
    ({ title, onSave }) => add(title, () => onSave(2024)),
  );
  note<{ files: readonly { title: string; download?: Download }[] }>(
    '@/kit/excel/excel-files.tsx',
    'ExcelFiles',
    ({ files }) => {
      for (const { title, download } of files) if (download) add(title, () => start(download));
    },
  );
  note<Clicked & { label: string }>('@/kit/crud/row-actions.tsx', 'RowButton', ({ label, onClick }) =>
    add(label, onClick),
  );
  note<Clicked & { children: ReactNode }>('@mantine/core', 'Button', ({ children, onClick }) =>
    add(String(children), onClick, null, false),
  );
}
