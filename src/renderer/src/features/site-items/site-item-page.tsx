import { SimpleGrid, TextInput } from '@mantine/core';
import { HEADER_PICTURE } from '@/entities/content-files.ts';
import { useT } from '@/i18n/use-t.ts';
import { FormPage } from '@/kit/crud/form-page.tsx';
import { useCrudForm } from '@/kit/crud/use-crud-form.ts';
import { ErrorList } from '@/kit/forms/error-list.tsx';
import { DateTimeInput } from '@/kit/inputs/date-time-input.tsx';
import { LanguageTabs } from '@/kit/localized/language-tabs.tsx';
import { RichText } from '@/kit/rich-text/rich-text.tsx';
import { UploadedPictureField } from '@/kit/uploads/uploaded-picture-field.tsx';
import type { SiteItems } from './define-site-items.ts';
import { shownTime } from './send-time.ts';
import { ITEM_LANGUAGES } from './site-item.ts';

/** Form of a site item (spec 001 §2, §5); saving leads to the list (Z-110). */
export function SiteItemPage({ items: { crud, list, ways } }: { items: SiteItems }) {
  const { t } = useT();
  const state = useCrudForm({ crud, list, ways });
  const { id, form, field } = state;
  const time = field('created_date');
  const before = form.getInitialValues();
  return (
    <FormPage state={state} head={<ErrorList errors={form.errors} />}>
      <LanguageTabs errors={form.errors} languages={ITEM_LANGUAGES}>
        {(language) => (
          <>
            <TextInput label={t('Sarlavha')} {...field(`title.${language}`)} />
            <RichText label="Asosiy matn" {...field(`context.${language}`)} />
          </>
        )}
      </LanguageTabs>
      <SimpleGrid cols={2} spacing={24}>
        <UploadedPictureField
          name={`${crud.path}/${id ?? 'new'}/image`}
          label="Sarlavha uchun rasm"
          rule={HEADER_PICTURE}
          {...field('image')}
        />
        <DateTimeInput label="Yuborish vaqti" {...time} value={shownTime(time.value, before.created_date)} />
      </SimpleGrid>
    </FormPage>
  );
}
