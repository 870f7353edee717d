import type { TextEncoding } from '@shared/files.ts';
import { useT } from '@/i18n/use-t.ts';
import { ChoiceSelect } from '../choice-select.tsx';
import styles from './csv-encoding.module.css';

/** Encoding in which a csv is shown and checked; null until it is known. */
export type CsvEncodingChoice = {
  readonly value: TextEncoding | null;
  readonly choose: (encoding: TextEncoding) => void;
};

/** Names of the encodings, the most frequent first. */
export const ENCODINGS: Readonly<Record<TextEncoding, string>> = {
  'utf-8': 'UTF-8',
  'windows-1251': 'Windows-1251',
  cp866: 'CP866 (DOS)',
  'utf-16le': 'UTF-16 LE',
  'utf-16be': 'UTF-16 BE',
};
const CHOICES = (Object.keys(ENCODINGS) as TextEncoding[]).map((value) => ({ value, label: ENCODINGS[value] }));

/** Select of the encoding of a csv: only what is shown and checked follows it, as the file is sent as it is. */
export function CsvEncoding({ choice: { value, choose }, disabled }: { choice: CsvEncodingChoice; disabled: boolean }) {
  const { t } = useT();
  return (
    <ChoiceSelect<TextEncoding>
      classNames={{ wrapper: styles.choice }}
      label={t('Kodlash')}
      description={t(
        "Belgilar noto'g'ri ko'rinsa, boshqa kodlashni tanlang. Platformaga fayl o'zgartirilmasdan yuboriladi.",
      )}
      data={CHOICES}
      value={value}
      onChange={(encoding) => encoding && choose(encoding)}
      allowDeselect={false}
      disabled={disabled}
    />
  );
}
