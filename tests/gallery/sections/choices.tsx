import { useState } from 'react';
import { z } from 'zod';
import { http } from '@/api/http.ts';
import { useT } from '@/i18n/use-t.ts';
import { BigSelect } from '@/kit/big-select/big-select.tsx';
import type { BigOption } from '@/kit/big-select/option.ts';
import { optionalDay } from '@/kit/forms/rules.ts';
import { DateField } from '@/kit/inputs/date-field.tsx';
import { DateTimeInput } from '@/kit/inputs/date-time-input.tsx';
import { YearQuarterSelect } from '@/kit/inputs/year-quarter-select.tsx';
import { filterYears } from '@/kit/inputs/year-quarters.ts';
import { ActiveSwitch } from '@/kit/list/active-switch.tsx';
import { NumberFilter } from '@/kit/list/number-filter.tsx';
import { SegmentFilter } from '@/kit/list/segment-filter.tsx';
import { SelectFilter } from '@/kit/list/select-filter.tsx';
import { RemoteSelect } from '@/kit/remote-select/remote-select.tsx';
import { Cascader } from '@/kit/trees/cascader/cascader.tsx';
import { defineTree } from '@/kit/trees/define-tree.ts';
import { Case } from '../case.tsx';
import styles from '../gallery.module.css';
import { customers } from '../many-options.ts';

const TREE = defineTree({ path: 'api/v1/ministries', itemKey: 'ministry' });
const OPTIONS = [
  { value: 'ACTIVE', label: 'Faol' },
  { value: 'ARCHIVE', label: 'Arxiv' },
];
const SEGMENTS = [
  { value: 'ALL', label: 'Barchasi' },
  { value: 'NEW', label: 'Yangilar', color: 'var(--mantine-color-blue-5)' },
] as const;
const MANY = { data: customers(5000), error: null, isFetching: false, refetch: () => {} };
const NEWS = 'api/v1/news/12/status';
const search = (text: string) => ({
  queryKey: ['gallery', text],
  queryFn: async () => [{ value: 1, label: `Olmazor ${text}`, hint: '201234567' }],
});

/** Fields for a day, a quarter of the year, one of a few and one of many, a node of a tree; filters; a switch. */
export function Choices() {
  const { t } = useT();
  const [day, setDay] = useState<string | null>('2026-11-21');
  const [time, setTime] = useState<string | null>('2026-11-21 09:30:00');
  const [quarter, setQuarter] = useState<number | null>(3);
  const [year, setYear] = useState<number | null>(null);
  const [segment, setSegment] = useState<'ALL' | 'NEW'>('ALL');
  const [status, setStatus] = useState<string | null>(null);
  const [active, setActive] = useState(true);
  const [customer, setCustomer] = useState<number | null>(7);
  const [orderer, setOrderer] = useState<BigOption<number> | null>(null);
  const [ministry, setMinistry] = useState<number | null>(3);
  const [none, setNone] = useState<number | null>(null);
  return (
    <>
      <h2 className={styles.section}>Choices</h2>
      <div className={styles.cases}>
        <Case of="inputs/date-field" value={day}>
          <DateField
            label="Sana"
            value={day}
            onChange={setDay}
            error={!optionalDay.safeParse(day).success && t("Sana noto'g'ri kiritilgan")}
          />
        </Case>
        <Case of="inputs/date-time-input" value={time}>
          <DateTimeInput label="Yuborish vaqti" value={time} onChange={setTime} />
        </Case>
        <Case of="inputs/year-quarter-select" value={quarter}>
          <YearQuarterSelect value={quarter} onChange={setQuarter} />
        </Case>
        <Case of="list/number-filter" value={year}>
          <NumberFilter label="Yil" numbers={filterYears(new Date(2026, 10, 21))} value={year} onChange={setYear} />
        </Case>
        <Case of="list/segment-filter" value={segment}>
          <SegmentFilter label="Bosqich" segments={SEGMENTS} value={segment} onChange={setSegment} />
        </Case>
        <Case of="list/select-filter" value={status}>
          <SelectFilter label="Moderatsiya holati" options={OPTIONS} value={status} onChange={setStatus} />
        </Case>
        <Case of="list/active-switch" value={active}>
          <ActiveSwitch
            active={active}
            name="Yangi mavsum"
            switchTo={async (wanted) => {
              await http(NEWS, { method: 'PATCH', body: { active: wanted }, schema: z.unknown() });
              setActive(wanted);
            }}
            done="Holati o'zgartirildi"
          />
        </Case>
        <Case of="list/active-switch" note="in a form" value={active}>
          <ActiveSwitch labelled active={active} name="Yangi mahalla" switchTo={async (wanted) => setActive(wanted)} />
        </Case>
        <Case of="big-select/big-select" note="5,000 options" value={customer}>
          <BigSelect label="Buyurtmachi" query={MANY} value={customer} onChange={setCustomer} />
        </Case>
        <Case of="remote-select/remote-select" note="searches from two characters on" value={orderer}>
          <RemoteSelect label="Buyurtmachi" search={search} value={orderer} onChange={setOrderer} />
        </Case>
        <Case of="trees/cascader/cascader" value={ministry}>
          <Cascader label="Vazirlik" tree={TREE} value={ministry} onChange={setMinistry} />
        </Case>
        <Case of="trees/cascader/cascader" note="nothing chosen yet, required" value={none}>
          <Cascader
            label="Vazirlik"
            tree={TREE}
            value={none}
            onChange={setNone}
            required
            error={t('Majburiy maydon')}
          />
        </Case>
      </div>
    </>
  );
}
