import { useState } from 'react';
import { useT } from '@/i18n/use-t.ts';
import { Cascader } from '@/kit/cascader/cascader.tsx';
import { DateField } from '@/kit/forms/date-field.tsx';
import { DateTimeInput } from '@/kit/forms/date-time-input.tsx';
import { DecimalInput } from '@/kit/forms/decimal-input.tsx';
import { YearQuarterSelect } from '@/kit/forms/year-quarter-select.tsx';
import { filterYears } from '@/kit/forms/year-quarters.ts';
import { NumberFilter } from '@/kit/number-filter.tsx';
import { RemoteSelect } from '@/kit/remote-select/remote-select.tsx';
import { defineTree } from '@/kit/trees/define-tree.ts';
import { TreeCrumbs } from '@/kit/trees/tree-crumbs.tsx';
import { useTreePath } from '@/kit/trees/use-tree-path.ts';
import { Case } from '../case.tsx';
import styles from '../gallery.module.css';

const TREE = defineTree({ path: 'api/v1/ministries', itemKey: 'ministry' });
const PATH = [1, 3];
const search = (text: string) => ({
  queryKey: ['gallery', text],
  queryFn: async () => [{ value: 1, label: `Olmazor ${text}`, hint: '201234567' }],
});

/** Fields for a day, a quarter, a figure, a node of a tree. */
export function Choices() {
  const { t } = useT();
  const [day, setDay] = useState<string | null>('2026-11-21');
  const [time, setTime] = useState<string | null>('2026-11-21 09:30:00');
  const [figure, setFigure] = useState<number | null>(-1250.5);
  const [quarter, setQuarter] = useState<number | null>(3);
  const [year, setYear] = useState<number | null>(null);
  const [orderer, setOrderer] = useState<number | null>(null);
  const [ministry, setMinistry] = useState<number | null>(3);
  return (
    <>
      <h2 className={styles.section}>Choices</h2>
      <div className={styles.cases}>
        <Case of="forms/date-field" value={day}>
          <DateField label="Sana" value={day} onChange={setDay} />
        </Case>
        <Case of="forms/date-time-input" value={time}>
          <DateTimeInput label="Yuborish vaqti" value={time} onChange={setTime} />
        </Case>
        <Case of="forms/decimal-input" value={figure}>
          <DecimalInput label={t('Reja')} value={figure} onChange={setFigure} />
        </Case>
        <Case of="forms/year-quarter-select" value={quarter}>
          <YearQuarterSelect value={quarter} onChange={setQuarter} />
        </Case>
        <Case of="number-filter" value={year}>
          <NumberFilter label="Yil" numbers={filterYears(new Date(2026, 10, 21))} value={year} onChange={setYear} />
        </Case>
        <Case of="remote-select/remote-select" note="searches from two characters on" value={orderer}>
          <RemoteSelect label="Buyurtmachi" search={search} value={orderer} onChange={setOrderer} />
        </Case>
        <Case of="cascader/cascader" value={ministry}>
          <Cascader label="Vazirlik" tree={TREE} value={ministry} onChange={setMinistry} />
        </Case>
        <Case of="trees/tree-crumbs">
          <TreeCrumbs root="Vazirliklar" tree={TREE} place={useTreePath(PATH)} />
        </Case>
      </div>
    </>
  );
}
