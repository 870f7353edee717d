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
import { news } from './api.ts';
import { NEWS_LANGUAGES } from './news.ts';

/** The form of a piece of news (spec 001 §2, §5); saving and cancelling lead to the list (Z-064, Z-110). */
export function Component() {
  const { t } = useT();
  const state = useCrudForm({ crud: news, list: '/app/news' });
  const { id, form, field } = state;
  return (
    <FormPage state={state} head={<ErrorList errors={form.errors} />}>
      <LanguageTabs errors={form.errors} languages={NEWS_LANGUAGES}>
        {(language) => (
          <>
            <TextInput label={t('Sarlavha')} {...field(`title.${language}`)} />
            <RichText label="Asosiy matn" {...field(`context.${language}`)} />
          </>
        )}
      </LanguageTabs>
      <SimpleGrid cols={2} spacing={24}>
        <UploadedPictureField
          name={`news/${id ?? 'new'}/image`}
          label="Sarlavha uchun rasm"
          rule={HEADER_PICTURE}
          {...field('image')}
        />
        <DateTimeInput label="Yuborish vaqti" {...field('created_date')} />
      </SimpleGrid>
    </FormPage>
  );
}
