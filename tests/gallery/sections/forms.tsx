import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { AppError } from '@shared/errors.ts';
import { useEffect } from 'react';
import { useT } from '@/i18n/use-t.ts';
import { AddLink, DeleteButton, EditLink } from '@/kit/crud/row-actions.tsx';
import { fieldsOf } from '@/kit/forms/field.ts';
import { FormLoading } from '@/kit/forms/form-panel.tsx';
import { FormTrouble } from '@/kit/forms/form-trouble.tsx';
import { SaveButtons } from '@/kit/forms/save-buttons.tsx';
import { LanguageTabs } from '@/kit/localized/language-tabs.tsx';
import { NO_TEXT } from '@/kit/localized/languages.ts';
import { LocalizedFields } from '@/kit/localized/localized-fields.tsx';
import { useNotices } from '@/kit/notices.ts';
import { Case } from '../case.tsx';
import styles from '../gallery.module.css';

const FAILED = new AppError({ kind: 'invalid', status: 400, serverMessage: 'Bunday nom band' });
const RECORD = { remove: () => Promise.resolve(), refresh: () => Promise.resolve() };

/** What a form is made of beside its fields. */
export function Forms() {
  const { t } = useT();
  const notices = useNotices();
  const form = useForm({ initialValues: { title: { ...NO_TEXT, uz_lat: "Yo'l jamg'armasi" } } });
  const long = useForm({ initialValues: { name: NO_TEXT } });
  const { setErrors } = long;
  // Once the tabs stand: a refusal opens the first bad one.
  useEffect(() => setErrors({ 'name.ru': 'Majburiy maydon', 'name.kr': 'Majburiy maydon' }), [setErrors]);
  const field = fieldsOf(long, t);
  return (
    <>
      <h2 className={styles.section}>Forms</h2>
      <div className={styles.cases}>
        <Case of="localized/localized-fields">
          <LocalizedFields form={form} name="title" label="Nomi" />
        </Case>
        <Case of="localized/language-tabs" note="refused: the first bad tab opens" wide>
          <LanguageTabs errors={long.errors}>
            {(language) => <TextInput label={t('Nomi')} withAsterisk {...field(`name.${language}`)} />}
          </LanguageTabs>
        </Case>
        <Case of="forms/form-trouble">
          <FormTrouble error={FAILED} failure="Ma'lumot yuklashda xatolik sodir bo'ldi!" />
        </Case>
        <Case of="forms/save-buttons" note="nothing to save yet">
          <span style={{ display: 'flex', gap: 8 }}>
            <SaveButtons sending={false} blocked onLeave={() => {}} />
          </span>
        </Case>
        <Case of="forms/form-panel">
          <FormLoading />
        </Case>
        <Case of="crud/row-actions" note="the bin asks first">
          <span style={{ display: 'flex', gap: 8 }}>
            <AddLink to="add" />
            <EditLink to="1" name="Yo'l jamg'armasi" />
            <DeleteButton crud={RECORD} id={1} name="Yo'l jamg'armasi" />
          </span>
        </Case>
        <Case of="notices">
          <span style={{ display: 'flex', gap: 8 }}>
            <Button variant="default" onClick={() => notices.success('Muvafaqiyatli saqlandi', 'Tabriklaymiz')}>
              success
            </Button>
            <Button
              variant="default"
              onClick={() => notices.failure(FAILED, "Iltimos, qayta urinib ko'ring", 'Xatolik')}
            >
              failure
            </Button>
          </span>
        </Case>
      </div>
    </>
  );
}
