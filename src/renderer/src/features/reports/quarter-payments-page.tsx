import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useT } from '@/i18n/use-t.ts';
import { EmptyState } from '@/kit/empty-state.tsx';
import { ListPage } from '@/kit/list/list-page.tsx';
import { numberParam } from '@/kit/list/list-state.ts';
import { NumberFilter } from '@/kit/list/number-filter.tsx';
import { useAddressParam } from '@/kit/list/use-address-param.ts';
import { useDownload } from '@/kit/use-download.tsx';
import { paymentYears } from './payment-years.ts';

/** Page of the payments of quarters by year, available only as Excel (S132, R-077). */
export function Component() {
  const { t } = useT();
  const [years] = useState(() => paymentYears(new Date()));
  const [latest] = years;
  const [param] = useState(() => numberParam(years, latest ?? 0));
  const [year, setYear] = useAddressParam('fin_year', param);
  const { start, running } = useDownload();
  const save = () =>
    void start({
      path: 'api/v1/quarter-payments/excel',
      query: { fin_year: year },
      suggestedName: `mahalla-tolovlari-${year}.xlsx`,
    });
  return (
    <ListPage
      toolbar={
        <NumberFilter
          label="Yil"
          numbers={years}
          value={year}
          onChange={(chosen) => setYear(chosen ?? param.fallback)}
          required
        />
      }
    >
      <EmptyState
        title="Mahallalar to'lovlari hisoboti"
        hint="Tanlangan yil bo'yicha hisobot Excel faylida saqlanadi."
        action={
          <Button leftSection={<IconDownload size={18} stroke={1.7} aria-hidden />} loading={running} onClick={save}>
            {t('Excelga yuklab olish')}
          </Button>
        }
      />
    </ListPage>
  );
}
