import { Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { SCHOOL_CATEGORIES_FAILED } from '@/entities/lookup.ts';
import { useNamedOptions } from '@/entities/named-options.ts';
import { schoolCategoriesQuery } from '@/entities/school-categories.ts';
import { useT } from '@/i18n/use-t.ts';
import { BigSelect } from '@/kit/big-select/big-select.tsx';
import { MoneyInput } from '@/kit/inputs/money-input.tsx';
import { ChosenPicturesField } from '@/kit/uploads/chosen-pictures-field.tsx';
import styles from './initiative-page.module.css';
import type { InitiativeForm } from './use-initiative-form.ts';

/** The texts and pictures of an initiative without a template (S-074, S-076). */
export function TextFields({ state }: { state: InitiativeForm }) {
  const { t } = useT();
  const { field, pictures, photosError, upload } = state;
  return (
    <>
      <h2 className={styles.section}>{t('Tashabbus')}</h2>
      <TextInput {...field('title')} className={styles.half} label={t('Mavzu')} required />
      <BigSelect
        {...field('category_id')}
        label="Toifa"
        query={useNamedOptions(useQuery(schoolCategoriesQuery))}
        failed={SCHOOL_CATEGORIES_FAILED}
        required
      />
      <MoneyInput {...field('requested_amount')} label={t("So'ralgan summa")} required />
      <Textarea
        {...field('description')}
        className={styles.half}
        label={t('Tavsif')}
        autosize={false}
        rows={6}
        required
      />
      <div className={styles.half}>
        <ChosenPicturesField
          label="Rasmlar"
          pictures={pictures}
          state={upload.state}
          error={photosError}
          disabled={upload.state.step === 'sending'}
          required
        />
      </div>
    </>
  );
}
