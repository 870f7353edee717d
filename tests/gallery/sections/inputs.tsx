import { useState } from 'react';
import { useT } from '@/i18n/use-t.ts';
import { ChoiceSelect } from '@/kit/choice-select.tsx';
import { DecimalInput } from '@/kit/inputs/decimal-input.tsx';
import { PinflInput } from '@/kit/inputs/digits-input.tsx';
import { KeptPhoneInput } from '@/kit/inputs/kept-phone-input.tsx';
import { MoneyInput } from '@/kit/inputs/money-input.tsx';
import { PhoneInput } from '@/kit/inputs/phone-input.tsx';
import { TinInput } from '@/kit/inputs/tin-input.tsx';
import { WholeNumberInput } from '@/kit/inputs/whole-number-input.tsx';
import { YearInput } from '@/kit/inputs/year-input.tsx';
import { SearchInput } from '@/kit/list/search-input.tsx';
import { ChangedField } from '@/kit/merging/changed-field.tsx';
import { Case } from '../case.tsx';
import styles from '../gallery.module.css';

/** Fields for one value each. */
export function Inputs() {
  const { t } = useT();
  const [sum, setSum] = useState<number | null>(1_360_000_000);
  const [count, setCount] = useState<number | null>(4213);
  const [figure, setFigure] = useState<number | null>(-1250.5);
  const [fine, setFine] = useState<number | null>(1234.123456789);
  const [limited, setLimited] = useState<number | null>(null);
  const [unit, setUnit] = useState<string | null>('a');
  const [year, setYear] = useState<number | null>(2026);
  const [tin, setTin] = useState('31210632040244');
  const [pinfl, setPinfl] = useState('31210632040244');
  const [phone, setPhone] = useState('998901234567');
  const [masked, setMasked] = useState('998935551234');
  const [any, setAny] = useState('');
  const [short, setShort] = useState('1055');
  const [search, setSearch] = useState('');
  return (
    <>
      <h2 className={styles.section}>Inputs</h2>
      <div className={styles.cases}>
        <Case of="inputs/money-input" value={sum}>
          <MoneyInput label={t("So'ralgan summa")} value={sum} onChange={setSum} />
        </Case>
        <Case of="inputs/money-input" note="at most 1 500 000 000" value={limited}>
          <MoneyInput label={t("So'ralgan summa")} value={limited} onChange={setLimited} mostByKeys={1_500_000_000} />
        </Case>
        <Case of="inputs/whole-number-input" note="wrong" value={count}>
          <WholeNumberInput label={t('Mahalla')} value={count} onChange={setCount} error={t('Majburiy maydon')} />
        </Case>
        <Case of="inputs/decimal-input" value={figure}>
          <DecimalInput label={t('Reja')} value={figure} onChange={setFigure} />
        </Case>
        <Case of="inputs/decimal-input" note="more decimals than can be typed" value={fine}>
          <DecimalInput label={t('Reja')} value={fine} onChange={setFine} />
        </Case>
        <Case of="choice-select" note="what somebody else has chosen" value={unit}>
          <ChoiceSelect
            label={t('Turi')}
            data={[
              { value: 'a', label: 'Daromad' },
              { value: 'b', label: 'Xarajat' },
            ]}
            value={unit}
            onChange={setUnit}
            error={<ChangedField value="b" record={{}} />}
          />
        </Case>
        <Case of="inputs/year-input" value={year}>
          <YearInput label={t('Yil')} value={year} onChange={setYear} />
        </Case>
        <Case of="inputs/digits-input" value={pinfl}>
          <PinflInput label="JShShIR" value={pinfl} onChange={setPinfl} />
        </Case>
        <Case of="inputs/tin-input" value={tin}>
          <TinInput value={tin} onChange={setTin} />
        </Case>
        <Case of="inputs/phone-input" value={phone}>
          <PhoneInput label="Telefon" value={phone} onChange={setPhone} />
        </Case>
        <Case of="inputs/phone-input" note="in brackets, with hyphens" value={masked}>
          <PhoneInput label="Telefon" value={masked} onChange={setMasked} pattern="(##) ###-##-##" />
        </Case>
        <Case of="inputs/phone-input" note="or a short number" value={any}>
          <PhoneInput label="Telefon" value={any} onChange={setAny} short />
        </Case>
        <Case of="inputs/kept-phone-input" value={[phone, short]}>
          <KeptPhoneInput label="Telefon" before="998901234567" value={phone} onChange={setPhone} />
          <KeptPhoneInput label="Ishonch telefoni" before="1055" value={short} onChange={setShort} />
        </Case>
        <Case of="list/search-input" value={search}>
          <SearchInput label="ID, mavzu, muallif" value={search} onChange={setSearch} />
        </Case>
      </div>
    </>
  );
}
