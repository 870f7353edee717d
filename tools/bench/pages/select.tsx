import '@mantine/core/styles.css';
import '@/app/css/fonts.css';
import '@/app/css/base.css';
import { MantineProvider } from '@mantine/core';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { cssVariablesResolver } from '@/app/css-variables.ts';
import { createAppTheme } from '@/app/theme.ts';
import { createI18n } from '@/i18n/i18n.ts';
import { I18nProvider } from '@/i18n/use-t.ts';
import { BigSelect } from '@/kit/big-select/big-select.tsx';
import { askedOptions } from './asked-options.ts';
import { exposeSelect } from './select-subject.ts';

const i18n = createI18n('latin');
const query = { data: askedOptions(), error: null, isFetching: false, refetch: () => undefined };

function Field() {
  const [value, setValue] = useState<number | null>(null);
  return <BigSelect label="Buyurtmachi" query={query} value={value} onChange={setValue} />;
}

const host = document.getElementById('root');
if (!host) throw new Error('The page has no #root');
createRoot(host).render(
  <I18nProvider value={i18n}>
    <MantineProvider theme={createAppTheme(i18n.current().t)} cssVariablesResolver={cssVariablesResolver}>
      <div style={{ width: 420, padding: 24 }}>
        <Field />
      </div>
    </MantineProvider>
  </I18nProvider>,
);

exposeSelect({
  open: (input) => {
    input.focus();
    input.click();
  },
  option: '[role=option]',
});
