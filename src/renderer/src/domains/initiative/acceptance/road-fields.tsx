import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { formatCount, formatMoney } from '@/i18n/formats.ts';
import { useT } from '@/i18n/use-t.ts';
import { ChoiceSelect } from '@/kit/choice-select.tsx';
import { LockedField } from '@/kit/inputs/locked-field.tsx';
import { WholeNumberInput } from '@/kit/inputs/whole-number-input.tsx';
import grid from '../forms/grid.module.css';
import { pricePerKm, ROAD_TYPE_LABELS, ROAD_TYPES, type RoadType, restoredLength } from '../model/road.ts';
import type { AcceptanceRoad } from './accept-rules.ts';
import { RetryNote } from './retry-note.tsx';
import styles from './road-fields.module.css';
import type { AcceptForm } from './use-accept-form.ts';

/** Type, length and amount of a road. The amount follows from the length, within the cap (D-007, D-011 to D-015). */
export function RoadFields({ accept }: { accept: AcceptForm }) {
  const { t } = useT();
  const { form, acceptance, field, problems, price, lookups } = accept;
  const { road_type, road_length } = form.values;
  const { road, amount } = acceptance;
  /** While typing, the length stays as typed; on blur it is limited to the cap. */
  const [typing, setTyping] = useState(false);
  /** Lengths before and after, where a change of type has restored the entered length; else null. */
  const [restored, setRestored] = useState<ReturnType<typeof restoredLength>>(null);
  if (!road) return null;
  const { prices } = lookups;
  const failed = prices.isError && prices.data === undefined;
  const priced = road_type && price !== undefined;
  const chooseType = (type: RoadType | null) => {
    setRestored(restoredLength(road_length, road.pricePerKm, pricePerKm(type, price)));
    form.setFieldValue('road_type', type);
  };

  return (
    <fieldset className={styles.road}>
      <legend className={styles.legend}>{t("Yo'l hisobi")}</legend>
      <div className={grid.grid}>
        <div className={grid.half}>
          <ChoiceSelect
            {...field('road_type')}
            onChange={(value) => chooseType(ROAD_TYPES.find((type) => type === value) ?? null)}
            label={t("Yo'l turi")}
            placeholder={t('Tanlang')}
            data={ROAD_TYPES.map((value) => ({ value, label: t(ROAD_TYPE_LABELS[value]) }))}
            error={problems.at('road_type')}
            withAsterisk
          />
          {failed && <RetryNote text="Yo'l narxini yuklab bo'lmadi." query={prices} />}
          {priced && (
            <p className={grid.below}>
              {road.pricePerKm > 0
                ? t("1 km narxi: {{price}} so'm", { price: formatMoney(road.pricePerKm) })
                : t("Ushbu tumanda bu turdagi yo'l narxi kiritilmagan")}
            </p>
          )}
        </div>
        <WholeNumberInput
          {...field('road_length')}
          classNames={{ input: grid.figures }}
          label={t("Yo'l uzunligi")}
          value={typing || road_length === null ? road_length : road.length}
          onChange={(length) => {
            setTyping(true);
            setRestored(null);
            form.setFieldValue('road_length', length);
          }}
          onBlur={() => setTyping(false)}
          unit={` ${t('metr')}`}
          withAsterisk
        />
        <LockedField
          label="Ajratilgan summa"
          value={`${formatMoney(amount)} ${t("so'm")}`}
          description={t('Avtomatik hisoblanadi')}
          error={problems.at('granted_amount')}
          figures
        />
      </div>
      <div aria-live="polite">
        {road.tooMuch !== null && <Recomputed entered={road_length ?? 0} road={road} />}
        {restored && (
          <p className={styles.restored}>
            {t('Uzunlik siz kiritgan holiga qaytdi: {{from}} m → {{to}} m', {
              from: formatCount(restored.from),
              to: formatCount(restored.to),
            })}
          </p>
        )}
      </div>
    </fieldset>
  );
}

/** Note on a length that exceeded the cap: the cost of the entered length, and the reduced length. */
function Recomputed({ entered, road }: { entered: number; road: AcceptanceRoad }) {
  const { t } = useT();
  return (
    <div className={styles.recomputed}>
      <IconAlertTriangle size={20} stroke={1.7} aria-hidden />
      <div className={styles.words}>
        <p className={styles.said}>{t('Hisoblangan summa chegaradan oshdi, uzunlik qayta hisoblandi')}</p>
        <p className={styles.sum}>
          <del>
            {t("{{length}} m × {{price}} so'm/km = {{amount}}", {
              length: formatCount(entered),
              price: formatMoney(road.pricePerKm),
              amount: formatMoney(road.tooMuch),
            })}
          </del>
          <span aria-hidden>→</span>
          <ins>{t("{{length}} m, eng ko'p summa", { length: formatCount(road.length) })}</ins>
        </p>
      </div>
      <p className={styles.amount}>
        {formatMoney(road.amount)} {t("so'm")}
      </p>
    </div>
  );
}
