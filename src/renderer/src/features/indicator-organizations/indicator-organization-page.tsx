import { Checkbox, Group, SimpleGrid, TextInput } from '@mantine/core';
import { useT } from '@/i18n/use-t.ts';
import { FormPage } from '@/kit/crud/form-page.tsx';
import { useCrudForm } from '@/kit/crud/use-crud-form.ts';
import { pictureRule } from '@/kit/files/file-rule.ts';
import { TinInput } from '@/kit/inputs/tin-input.tsx';
import { LocalizedFields } from '@/kit/localized/localized-fields.tsx';
import { UploadedPictureField } from '@/kit/uploads/uploaded-picture-field.tsx';
import { indicatorOrganizations } from './api.ts';

/** A png, jpg or jpeg; a failed upload shows the platform's message or the generic text. */
const LOGO = pictureRule({ failed: "Amaliyotni bajarishda xatolik sodir bo'ldi. iltimos qayta urinib ko'ring!" });

/** Form of an indicator organization (spec 002 §2, S101). */
export function Component() {
  const { t } = useT();
  const state = useCrudForm({
    crud: indicatorOrganizations,
    list: '/app/indicator',
    // A 409 means a duplicate taxpayer number, the only refusal of a complete form.
    refusedField: ({ status }) => (status === 409 ? 'inn' : undefined),
  });
  const { id, form, field } = state;
  const { values } = form;
  return (
    <FormPage state={state}>
      <LocalizedFields form={form} name="title" label="Nomi" />
      <SimpleGrid cols={2}>
        <TextInput {...field('asbo_id')} label={t('ASBO ID')} />
        <TinInput {...field('inn')} />
      </SimpleGrid>
      <Group gap={32}>
        <Checkbox {...field('is_active')} value="" checked={values.is_active} label={t('Aktiv')} />
        <Checkbox {...field('is_archive')} value="" checked={values.is_archive} label={t('Arxiv')} />
      </Group>
      <UploadedPictureField
        {...field('logo')}
        name={`${indicatorOrganizations.path}/${id ?? 'new'}/logo`}
        label="Logotip"
        rule={LOGO}
        whole
      />
    </FormPage>
  );
}
