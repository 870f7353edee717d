import '@mantine/core/styles.css';
import '@/app/css/fonts.css';
import '@/app/css/base.css';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createQueryClient } from '@/api/query-client.ts';
import { cssVariablesResolver } from '@/app/css-variables.ts';
import { createAppTheme } from '@/app/theme.ts';
import { createI18n } from '@/i18n/i18n.ts';
import { I18nProvider } from '@/i18n/use-t.ts';
import { Cascader } from '@/kit/trees/cascader/cascader.tsx';
import { defineTree } from '@/kit/trees/define-tree.ts';
import { exposeCascade } from './cascade-subject.ts';
import { ROOT_NODES } from './tree-nodes.ts';

// The field with which forms choose a parent; its levels come from a stub of the platform that answers at once.
const tree = defineTree({ path: 'api/v1/expences', itemKey: 'expense' });
const i18n = createI18n('latin');

function Field() {
  const [value, setValue] = useState<number | null>(null);
  return <Cascader label="Vazirlik" tree={tree} value={value} onChange={setValue} />;
}

const host = document.getElementById('root');
if (!host) throw new Error('The page has no #root');
createRoot(host).render(
  <I18nProvider value={i18n}>
    <MantineProvider theme={createAppTheme(i18n.current().t)} cssVariablesResolver={cssVariablesResolver}>
      <QueryClientProvider client={createQueryClient()}>
        <div style={{ width: 420, padding: 24 }}>
          <Field />
        </div>
      </QueryClientProvider>
    </MantineProvider>
  </I18nProvider>,
);

const field = () => document.querySelector<HTMLElement>('button[aria-haspopup]');
const items = (level: number) =>
  document.querySelectorAll('[role=tree]')[level]?.querySelectorAll<HTMLElement>('[role=treeitem]') ?? [];

exposeCascade({
  open: () => field()?.click(),
  close: () => field()?.click(),
  expand: (root) => items(0)[ROOT_NODES.indexOf(root)]?.querySelector<HTMLElement>('[data-inside]')?.click(),
  // A title ends with its node's id.
  shows: ({ id, parent_id }) => items(parent_id === null ? 0 : 1)[0]?.textContent?.endsWith(`(${id})`) ?? false,
});
