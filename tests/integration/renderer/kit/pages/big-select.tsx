import '@mantine/core/styles.css';
import '@/app/css/fonts.css';
import '@/app/css/base.css';
import { Button, MantineProvider, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { AppError } from '@shared/errors.ts';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { cssVariablesResolver } from '@/app/css-variables.ts';
import { createAppTheme } from '@/app/theme.ts';
import { createI18n } from '@/i18n/i18n.ts';
import { I18nProvider } from '@/i18n/use-t.ts';
import { BigSelect } from '@/kit/big-select/big-select.tsx';
import type { BigOption } from '@/kit/big-select/option.ts';
import { customers } from '../../../../gallery/many-options.ts';

/**
 * A form with a big select, as the address says: `script`, `scheme`, `value`, `required`, `state=waiting|failed`,
 * `waiting` until `arrive`, `few` for a thousand options instead of 100,000,
 * `suggested`: the option that is offered.
 */
const asked = new URLSearchParams(location.search);
const i18n = createI18n(asked.get('script') === 'cyrillic' ? 'cyrillic' : 'latin');
const scheme = asked.get('scheme') === 'dark' ? 'dark' : 'light';
const ALL: readonly BigOption<number>[] = customers(asked.has('few') ? 1000 : 100_000);

function Form() {
  const form = useForm<{ customer: number | null }>({
    initialValues: { customer: asked.has('value') ? Number(asked.get('value')) : null },
    validate: { customer: (value) => value === null && 'Majburiy maydon' },
  });
  const [state, setState] = useState(asked.get('state'));
  useEffect(() => {
    const arrive = () => setState(null);
    document.addEventListener('arrive', arrive);
    return () => document.removeEventListener('arrive', arrive);
  }, []);
  const [sent, setSent] = useState('');
  const query = {
    data: state ? undefined : ALL,
    error: state === 'failed' ? new AppError({ kind: 'server', status: 500 }) : null,
    isFetching: state === 'waiting',
    refetch: () => setState(null),
  };
  return (
    <form
      onSubmit={form.onSubmit(
        ({ customer }) => setSent(String(customer)),
        () => form.getInputNode('customer')?.focus(),
      )}
    >
      <Stack w={420} p={24}>
        <TextInput label="Oldin" />
        <BigSelect
          label="Buyurtmachi"
          query={query}
          required={asked.has('required')}
          suggested={
            asked.has('suggested') ? { value: Number(asked.get('suggested')), mark: 'oxirgi tanlangan' } : undefined
          }
          {...form.getInputProps('customer')}
        />
        <TextInput label="To'ldirilgan" defaultValue="bor" />
        <TextInput label="Keyin" />
        <Button type="submit">Saqlash</Button>
        <output>{`${form.values.customer} ${sent}`}</output>
      </Stack>
    </form>
  );
}

const host = document.getElementById('root');
if (!host) throw new Error('The page has no #root');
createRoot(host).render(
  <I18nProvider value={i18n}>
    <MantineProvider
      theme={createAppTheme(i18n.current().t)}
      cssVariablesResolver={cssVariablesResolver}
      forceColorScheme={scheme}
    >
      <Form />
    </MantineProvider>
  </I18nProvider>,
);
