import { Alert } from '@mantine/core';
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import { INVEST_NOT_CREATED } from '@/i18n/failure-words.ts';
import { useT } from '@/i18n/use-t.ts';
import { FormFrame } from '@/kit/forms/form-frame.tsx';
import { REQUIRED } from '@/kit/forms/rules.ts';
import styles from './creation.module.css';
import { CreationFields } from './creation-fields.tsx';
import { LockedSummary } from './locked-summary.tsx';
import { type CreationOptions, useCreation } from './use-creation.ts';

export type CreationFormProps = CreationOptions & {
  /** Called once the object exists. */
  onCreated: () => void;
  onLeave: () => void;
};

const LABELS = { leave: 'Orqaga', save: 'Yaratish' } as const;

/** The form of a new investment object: a summary of the given values, and the open fields (O-007). */
export function CreationForm({ onCreated, onLeave, ...options }: CreationFormProps) {
  const creation = useCreation(options);
  const { form, submit, lists } = creation;
  const wrong = Object.values(form.errors);
  const unfilled = wrong.every((message) => message === REQUIRED);
  return (
    <FormFrame
      form={form}
      onSubmit={submit}
      onDone={onCreated}
      onLeave={onLeave}
      save={{
        wrong: wrong.length,
        failure: INVEST_NOT_CREATED,
        labels: LABELS,
        ...(unfilled && { wrongText: "{{count}} ta maydon to'ldirilmagan" as const }),
      }}
      head={<Head sample={lists.sample} />}
    >
      <div className={styles.parts}>
        <LockedSummary creation={creation} />
        <CreationFields creation={creation} />
      </div>
    </FormFrame>
  );
}

/** Says that there is no object yet, and warns if the lists are a sample (Z-077). */
function Head({ sample }: { sample: boolean }) {
  const { t } = useT();
  return (
    <>
      <p className={styles.hint}>
        <IconInfoCircle size={18} stroke={1.7} aria-hidden />
        <span>
          <b>{t("Ma'lumot hali yo'q.")}</b>{' '}
          {t("Investitsiya obyektini yarating: quyidagi maydonlar to'ldirilsa, to'rt bosqich ochiladi.")}
        </span>
      </p>
      {sample && (
        <Alert color="yellow" icon={<IconAlertTriangle />} role="note">
          {t(
            "Ro'yxatlar namuna: ulardagi nomlar va kodlar rasmiy emas. Administrator haqiqiy ro'yxatlar faylini ko'rsatishi kerak.",
          )}
        </Alert>
      )}
    </>
  );
}
