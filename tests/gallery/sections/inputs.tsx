import { useState } from 'react';
import { useT } from '@/i18n/use-t.ts';
import { MoneyInput } from '@/kit/forms/money-input.tsx';
import { WholeNumberInput } from '@/kit/forms/whole-number-input.tsx';
import { YearInput } from '@/kit/forms/year-input.tsx';
import { PinflInput, StirInput } from '@/kit/inputs/digits-input.tsx';
import { PhoneInput } from '@/kit/inputs/phone-input.tsx';
import { SearchInput } from '@/kit/search-input.tsx';
import { SegmentFilter } from '@/kit/segment-filter.tsx';
import { SelectFilter } from '@/kit/select-filter.tsx';
import { Case } from '../case.tsx';
import styles from '../gallery.module.css';

const OPTIONS = [
  { value: 'ACTIVE', label: 'Faol' },
  { value: 'ARCHIVE', label: 'Arxiv' },
];

/** Fields for one value each. */
export function Inputs() {
  const { t } = useT();
  const [sum, setSum] = useState<number | null>(1_360_000_000);
  const [count, setCount] = useState<number | null>(4213);
  const [year, setYear] = useState<number | null>(2026);
  const [stir, setStir] = useState('309876543');
  const [pinfl, setPinfl] = useState('31210632040244');
  const [phone, setPhone] = useState('998901234567');
  const [search, setSearch] = useState('');
  const [segment, setSegment] = useState('ALL');
  const [status, setStatus] = useState<string | null>(null);
  return (
    <>
      <h2 className={styles.section}>Inputs</h2>
      <div className={styles.cases}>
        <Case of="forms/money-input" value={sum}>
          <MoneyInput label={t("So'ralgan summa")} value={sum} onChange={setSum} />
        </Case>
        <Case of="forms/whole-number-input" note="wrong" value={count}>
          <WholeNumberInput label={t('Mahalla')} value={count} onChange={setCount} error={t('Majburiy maydon')} />
        </Case>
        <Case of="forms/year-input" value={year}>
          <YearInput label={t('Yil')} value={year} onChange={setYear} />
        </Case>
        <Case of="inputs/digits-input" value={[stir, pinfl]}>
          <StirInput label={t('STIR')} value={stir} onChange={setStir} />
          <PinflInput label="JShShIR" value={pinfl} onChange={setPinfl} />
        </Case>
        <Case of="inputs/phone-input" value={phone}>
          <PhoneInput label="Telefon" value={phone} onChange={setPhone} />
        </Case>
        <Case of="search-input" value={search}>
          <SearchInput label="ID, mavzu, muallif" value={search} onChange={setSearch} />
        </Case>
        <Case of="segment-filter" value={segment}>
          <SegmentFilter
            label="Bosqich"
            segments={[
              { value: 'ALL', label: 'Barchasi' },
              { value: 'NEW', label: 'Yangilar' },
            ]}
            value={segment}
            onChange={setSegment}
          />
        </Case>
        <Case of="select-filter" value={status}>
          <SelectFilter label="Moderatsiya holati" options={OPTIONS} value={status} onChange={setStatus} />
        </Case>
      </div>
    </>
  );
}
