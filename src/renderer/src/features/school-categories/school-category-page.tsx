import { SimpleGrid } from '@mantine/core';
import { useT } from '@/i18n/use-t.ts';
import { FormPage } from '@/kit/crud/form-page.tsx';
import { useCrudForm } from '@/kit/crud/use-crud-form.ts';
import { iconRule } from '@/kit/files/file-rule.ts';
import { WholeNumberInput } from '@/kit/inputs/whole-number-input.tsx';
import { LocalizedFields } from '@/kit/localized/localized-fields.tsx';
import { UploadedPictureField } from '@/kit/uploads/uploaded-picture-field.tsx';
import { schoolCategories } from './api.ts';

/** A picture or a drawing (S-015, Z-182). */
const ICON = iconRule();

/** Form of a category of the school programme's initiatives (S137). */
export function Component() {
  const { t } = useT();
  const state = useCrudForm({ crud: schoolCategories, list: '/app/school-initiative-categories' });
  const { id, form, field } = state;
  return (
    <FormPage state={state}>
      <LocalizedFields form={form} name="title" label="Nomi" />
      <SimpleGrid cols={2}>
        <UploadedPictureField
          name={`${schoolCategories.path}/${id ?? 'new'}/icon`}
          label="Belgi"
          rule={ICON}
          whole
          {...field('icon')}
        />
        <WholeNumberInput grouped={false} label={t('Tartib raqami')} {...field('order')} />
      </SimpleGrid>
    </FormPage>
  );
}
