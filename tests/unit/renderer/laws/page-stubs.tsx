import type { FetchQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { vi } from 'vitest';

/** A control of a list's toolbar as it was drawn last. */
export type Control = {
  label: string;
  value: unknown;
  onChange: (value: never) => void;
  disabled?: boolean;
  required?: boolean;
  segments?: readonly { label: string }[];
  options?: readonly { label: string }[];
};
/** The controls by label; "Filtrlarni tozalash" is the button that clears the filters. */
export type Controls = ReadonlyMap<string, Control>;

/** What a drawing has to say that its page does not: its address, what it waits for, and its controls. */
export const page = {
  address: new URLSearchParams(),
  /** The query of the address that the last control used has led to. */
  next: new URLSearchParams(),
  wide: false,
  /** The queries on the page that may be asked. */
  asked: [] as FetchQueryOptions[],
  controls: new Map<string, Control>(),
  /** Parts in chunks of their own that are on their way. */
  loading: [] as Promise<unknown>[],
};

type Change = URLSearchParams | ((now: URLSearchParams) => URLSearchParams);

/** The address does not change while a page is drawn on the server: where a control leads is noted. */
const useSearchParams = () => [
  page.address,
  (to: Change) => {
    page.next = typeof to === 'function' ? to(page.next) : to;
  },
];

/** A drawn page is not left. */
const useNavigate = () => () => undefined;

type Options = FetchQueryOptions & { enabled?: unknown };

/** Notes the queries, as nothing is asked while a page is drawn on the server. */
const noting = (real: (options: Options) => unknown) => (options: Options) => {
  if (options.enabled !== false) page.asked.push(options);
  return real(options);
};

const note = (control: Control) => page.controls.set(control.label, control);

/** A component that notes its props as a control. `label`: its own, where the props have none. */
const noted = (Real: (props: Control) => ReactNode, label: string | undefined) => (props: Control) => {
  note({ ...(label && { label }), ...props });
  return <Real {...props} />;
};

function ClearFilters({ active, onClear }: { active: boolean; onClear: () => void }) {
  note({ label: 'Filtrlarni tozalash', value: active, onChange: onClear, disabled: !active });
  return null;
}

/** Portals are not drawn on the server: a dialog stands where it is called for, and is named by its title. */
const Dialog = ({ title, children }: { title?: ReactNode; children: ReactNode }) => (
  <section role="dialog" aria-label={typeof title === 'string' ? title : undefined}>
    {children}
  </section>
);

const CONTROLS = {
  SelectFilter: '@/kit/list/select-filter.tsx',
  SegmentFilter: '@/kit/list/segment-filter.tsx',
  SearchInput: '@/kit/list/search-input.tsx',
  BoardSelect: '@/entities/board-select.tsx',
};
/** Labels that are the component's own. */
const OWN_LABELS: Readonly<Record<string, string>> = { BoardSelect: 'Mavsum' };

/** Replaces what drawing on the server lacks; before any module of the page is imported. */
export function stubPage(): void {
  vi.doMock('react-router', async (original) => ({ ...(await original<object>()), useSearchParams, useNavigate }));
  vi.doMock('@tanstack/react-query', async (original) => {
    const real = await original<{ useQuery: (options: Options) => unknown }>();
    return { ...real, useQuery: noting(real.useQuery) };
  });
  vi.doMock('@/kit/use-wider-than.ts', () => ({ useWiderThan: () => [() => undefined, page.wide] }));
  vi.doMock('@/kit/dialog.tsx', () => ({ Dialog }));
  vi.doMock('@/kit/list/clear-filters.tsx', () => ({ ClearFilters }));
  for (const [name, path] of Object.entries(CONTROLS)) {
    vi.doMock(path, async (original) => {
      const real = await original<Record<string, (props: Control) => ReactNode>>();
      return { ...real, [name]: noted(real[name] as (props: Control) => ReactNode, OWN_LABELS[name]) };
    });
  }
}
