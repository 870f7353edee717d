import { MantineProvider, TextInput } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { createI18n } from '@/i18n/i18n.ts';
import { I18nProvider } from '@/i18n/use-t.ts';
import { ChangedField } from '@/kit/merging/changed-field.tsx';

vi.stubGlobal('window', { bridge: {} });
const { BoardField } = await import('@/entities/board-field.tsx');
const { DistrictSelect, QuarterSelect, RegionSelect } = await import('@/entities/place-selects.tsx');
const { OrganizationSelect } = await import('@/entities/organization-select.tsx');
const { organizationsQuery } = await import('@/entities/organizations.ts');
const { quartersQuery } = await import('@/entities/quarters.ts');
const { districtsQuery, regionsQuery } = await import('@/entities/regions.ts');
const { NumberSelect } = await import('@/features/quarters/number-select.tsx');
const { ACCOUNTS, numbersQuery, TAX_IDS } = await import('@/features/quarters/api.ts');
const { schoolBoardsQuery } = await import('@/entities/boards.ts');
const { BigSelect } = await import('@/kit/big-select/big-select.tsx');
const { KeptChoicesProvider } = await import('@/kit/files/kept-choices.tsx');
const { excelRule, pictureRule } = await import('@/kit/files/file-rule.ts');
const { ChoiceSelect } = await import('@/kit/choice-select.tsx');
const { DateField } = await import('@/kit/inputs/date-field.tsx');
const { DateTimeInput } = await import('@/kit/inputs/date-time-input.tsx');
const { DecimalInput } = await import('@/kit/inputs/decimal-input.tsx');
const { PinflInput } = await import('@/kit/inputs/digits-input.tsx');
const { KeptPhoneInput } = await import('@/kit/inputs/kept-phone-input.tsx');
const { MoneyInput } = await import('@/kit/inputs/money-input.tsx');
const { PhoneInput } = await import('@/kit/inputs/phone-input.tsx');
const { TinInput } = await import('@/kit/inputs/tin-input.tsx');
const { WholeNumberInput } = await import('@/kit/inputs/whole-number-input.tsx');
const { YearInput } = await import('@/kit/inputs/year-input.tsx');
const { YearQuarterSelect } = await import('@/kit/inputs/year-quarter-select.tsx');
const { RemoteSelect } = await import('@/kit/remote-select/remote-select.tsx');
const { Cascader } = await import('@/kit/trees/cascader/cascader.tsx');
const { defineTree } = await import('@/kit/trees/define-tree.ts');
const { UploadedFileField } = await import('@/kit/uploads/uploaded-file-field.tsx');
const { UploadedPictureField } = await import('@/kit/uploads/uploaded-picture-field.tsx');

const { SessionContext } = await import('@/session/session.ts');

const SESSION = { status: 'signed-in', profile: { role: 'admin', id: 1, username: 'a' } } as never;
const tree = defineTree({ path: 'api/v1/tree', itemKey: 'node' });
const client = new QueryClient();
client.setQueryData(regionsQuery.queryKey, [{ id: 3, title: 'Andijon viloyati' }] as never);
client.setQueryData(districtsQuery(null).queryKey, [{ id: 31, title: 'Asaka tumani', region_id: 3 }] as never);
client.setQueryData(districtsQuery(4).queryKey, [{ id: 41, title: 'Buxoro tumani', region_id: 4 }] as never);
client.setQueryData(quartersQuery(31).queryKey, [{ id: 311, title: 'Bunyodkor' }] as never);
client.setQueryData(organizationsQuery({ district_id: 31, organization_type: 'SCHOOL' }).queryKey, [
  { id: 7, title: '7-maktab' },
] as never);
client.setQueryData(schoolBoardsQuery.queryKey, [{ id: 5, title: 'Maktab', season: 2, year: 2026 }] as never);
const texts = (uz_lat: string) => ({ uz_lat, uz_cyr: '', ru: '', en: '', qq: '' });
client.setQueryData(tree.trail(12).queryKey, [
  { id: 2, parentId: null, title: texts('Xarajat') },
  { id: 12, parentId: 2, title: texts('Qurilish') },
] as never);
const number = { title: 'Bunyodkor', id_number: null, acc_number: null, is_available: false };
client.setQueryData(numbersQuery(TAX_IDS, { region_id: 3, district_id: 31 }).queryKey, [
  { ...number, id: 81, id_number: '200100037' },
]);
client.setQueryData(numbersQuery(ACCOUNTS, { region_id: 3, district_id: 31 }).queryKey, [
  { ...number, id: 91, acc_number: '100022860304017042400075001' },
]);
/** A quarter that the person has moved to another district. */
const ELSEWHERE = { place: { region_id: 4, district_id: 41 }, own: null, disabled: false };
const MOMENT = '2026-03-01T19:30:00Z';
const PLACE = { region_id: 3, district_id: 31 };
const common = { onChange: () => undefined };
const options = { data: [{ value: 9, label: 'Beton' }], error: null, isFetching: false, refetch: () => undefined };

/** Each input of a form, with a value that somebody else has written, and how it is shown. */
const INPUTS: readonly [name: string, value: unknown, shown: string, input: (error: ReactNode) => ReactNode][] = [
  ['text', ' Boshqa nom ', 'Boshqa nom', (error) => <TextInput error={error} />],
  ['flag', true, 'Ha', (error) => <TextInput error={error} />],
  ['money', 12_000_000, "12 000 000 so'm", (error) => <MoneyInput {...common} error={error} />],
  ['whole number', 4213, '4 213', (error) => <WholeNumberInput {...common} error={error} />],
  ['decimal', -1250.5, '-1 250,5', (error) => <DecimalInput {...common} error={error} />],
  ['year', 2024, '2024', (error) => <YearInput {...common} error={error} />],
  ['tax number', '200100037', '200 100 037', (error) => <TinInput {...common} value="" error={error} />],
  [
    'personal number',
    '31210632040244',
    '3 121063 204 024 4',
    (error) => <PinflInput {...common} value="" error={error} />,
  ],
  ['phone', '998901234567', '+998 90 123 45 67', (error) => <PhoneInput {...common} value="" error={error} />],
  [
    'kept phone',
    '998901234567',
    '+998 90 123 45 67',
    (error) => <KeptPhoneInput {...common} before="" value="" error={error} />,
  ],
  ['day', MOMENT, '02.03.2026', (error) => <DateField {...common} label="Sana" error={error} />],
  [
    'moment',
    MOMENT,
    '02.03.2026 00:30:00',
    (error) => <DateField {...common} label="Sana" dayAt="23:59:59" error={error} />,
  ],
  [
    'day and time',
    MOMENT,
    '02.03.2026 00:30',
    (error) => <DateTimeInput {...common} label="Sana" value={null} error={error} />,
  ],
  [
    'choice',
    'M',
    'Erkak',
    (error) => <ChoiceSelect {...common} data={[{ value: 'M', label: 'Erkak' }]} error={error} />,
  ],
  ['quarter of a year', 3, '3-chorak', (error) => <YearQuarterSelect {...common} value={1} error={error} />],
  ['option', 9, 'Beton', (error) => <BigSelect {...common} label="Toifa" query={options} error={error} />],
  [
    'unknown option',
    8,
    "ro'yxatda yo'q (ID 8)",
    (error) => <BigSelect {...common} label="Toifa" query={options} error={error} />,
  ],
  [
    'option of a search',
    { value: 6, label: 'Qurilish MChJ' },
    'Qurilish MChJ',
    (error) => <RemoteSelect {...common} label="Pudratchi" search={() => ({}) as never} error={error} />,
  ],
  ['node', 12, 'Xarajat / Qurilish', (error) => <Cascader {...common} label="Nomi" tree={tree} error={error} />],
  [
    'root',
    null,
    'Hamma',
    (error) => <Cascader {...common} label="Nomi" none={'Hamma' as never} tree={tree} error={error} />,
  ],
  ['region', 3, 'Andijon viloyati', (error) => <RegionSelect {...common} value={4} error={error} />],
  [
    'district of another region',
    31,
    'Asaka tumani',
    (error) => <DistrictSelect {...common} region={4} error={error} />,
  ],
  [
    'mahalla of another district',
    311,
    'Bunyodkor',
    (error) => <QuarterSelect {...common} district={41} error={error} />,
  ],
  [
    'organization of another district',
    7,
    '7-maktab',
    (error) => <OrganizationSelect {...common} district={41} type="SCHOOL" error={error} />,
  ],
  [
    'season',
    5,
    'Maktab, 2-mavsum, 2026 yil',
    (error) => <BoardField {...common} boards={schoolBoardsQuery} error={error} />,
  ],
  [
    'season that is not offered',
    6,
    "Faol bo'lmagan mavsum (ID 6)",
    (error) => <BoardField {...common} boards={schoolBoardsQuery} error={error} />,
  ],
  [
    'tax id of another district',
    81,
    '200100037',
    (error) => <NumberSelect {...common} {...ELSEWHERE} of={TAX_IDS} error={error} />,
  ],
  [
    'account number that is taken since somebody else has chosen it',
    91,
    '100022860304017042400075001',
    (error) => <NumberSelect {...common} {...ELSEWHERE} place={PLACE} of={ACCOUNTS} error={error} />,
  ],
  [
    'file',
    { hash: 'a1', name: '' },
    'Boshqa fayl',
    (error) => <UploadedFileField {...common} name="a" label="Fayl" rule={excelRule({})} error={error} />,
  ],
  [
    'picture',
    { hash: 'a1', name: '' },
    'Boshqa rasm',
    (error) => <UploadedPictureField {...common} name="b" label="Fayl" rule={pictureRule({})} error={error} />,
  ],
];

const markup = (value: unknown, input: (error: ReactNode) => ReactNode) =>
  renderToStaticMarkup(
    <I18nProvider value={createI18n('latin')}>
      <MantineProvider>
        <QueryClientProvider client={client}>
          <SessionContext value={SESSION}>
            <KeptChoicesProvider>{input(<ChangedField value={value} record={PLACE} />)}</KeptChoicesProvider>
          </SessionContext>
        </QueryClientProvider>
      </MantineProvider>
    </I18nProvider>,
  )
    .replaceAll('&#x27;', "'")
    .replaceAll(/[\u00A0\u202F]/g, ' ');

describe('a field shows what somebody else has written as it shows its own value', () => {
  it.each(INPUTS)('%s: %j is shown as %s', (_name, value, shown, input) => {
    expect(markup(value, input)).toContain(`Hozir: «${shown}».`);
  });

  it.each([null, '', []])('%j is said to be empty', (value) => {
    expect(markup(value, (error) => <TextInput error={error} />)).toContain("Hozir bo'sh.");
  });
});
