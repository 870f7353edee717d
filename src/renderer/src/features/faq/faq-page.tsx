import { SimpleGrid, Textarea } from '@mantine/core';
import { useT } from '@/i18n/use-t.ts';
import { ChoiceSelect } from '@/kit/choice-select.tsx';
import { FormPage } from '@/kit/crud/form-page.tsx';
import { useCrudForm } from '@/kit/crud/use-crud-form.ts';
import { withStored } from '@/kit/forms/with-stored.ts';
import { WholeNumberInput } from '@/kit/inputs/whole-number-input.tsx';
import { LanguageTabs } from '@/kit/localized/language-tabs.tsx';
import { fillable } from '@/kit/localized/localized-fields.tsx';
import { faqs } from './api.ts';
import { TYPE_OPTIONS } from './faq.ts';

/** Form of a question and its answer, each in five languages (spec 001 §2, §5). */
export function Component() {
  const { t } = useT();
  const state = useCrudForm({ crud: faqs, list: '/app/faq/list' });
  const { form, field } = state;
  const { question, answer } = form.values;
  return (
    <FormPage state={state}>
      <LanguageTabs errors={form.errors}>
        {(language) => (
          <>
            <Textarea
              label={t('Savol')}
              autosize={false}
              rows={2}
              {...field(`question.${language}`)}
              {...fillable(language, question.uz_lat, (text) => form.setFieldValue('question.uz_cyr', text))}
            />
            <Textarea
              label={t('Javob')}
              autosize={false}
              rows={8}
              {...field(`answer.${language}`)}
              {...fillable(language, answer.uz_lat, (text) => form.setFieldValue('answer.uz_cyr', text))}
            />
          </>
        )}
      </LanguageTabs>
      <SimpleGrid cols={2}>
        <ChoiceSelect
          label={t('Turi')}
          data={withStored(
            TYPE_OPTIONS.map(({ value, label }) => ({ value, label: t(label) })),
            form.getInitialValues().type,
          )}
          allowDeselect={false}
          {...field('type')}
        />
        <WholeNumberInput grouped={false} label={t('Tartib raqami')} {...field('order')} />
      </SimpleGrid>
    </FormPage>
  );
}
