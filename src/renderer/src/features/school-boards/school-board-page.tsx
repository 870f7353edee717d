import { SimpleGrid, Textarea, TextInput } from '@mantine/core';
import { useT } from '@/i18n/use-t.ts';
import { FormPage } from '@/kit/crud/form-page.tsx';
import { useCrudForm } from '@/kit/crud/use-crud-form.ts';
import { DateField } from '@/kit/inputs/date-field.tsx';
import { asMoment } from '@/kit/inputs/moment-field.ts';
import { MoneyInput } from '@/kit/inputs/money-input.tsx';
import { WholeNumberInput } from '@/kit/inputs/whole-number-input.tsx';
import { YearInput } from '@/kit/inputs/year-input.tsx';
import { schoolBoards } from './api.ts';
import { dayAtOf } from './school-board.ts';

/** First and last moment of each phase, in order. */
const DATES = [
  ['accepting_start', 'Qabul qilish boshlanishi'],
  ['accepting_end', 'Qabul qilish tugashi'],
  ['moderating_start', 'Moderatsiya boshlanishi'],
  ['moderating_end', 'Moderatsiya tugashi'],
  ['voting_start', 'Ovoz berish boshlanishi'],
  ['voting_end', 'Ovoz berish tugashi'],
] as const;

/** Form of a season of the school programme (S135). */
export function Component() {
  const { t } = useT();
  const state = useCrudForm({ crud: schoolBoards, list: '/app/school-boards' });
  const { form, field } = state;
  return (
    <FormPage state={state}>
      <TextInput label={t('Sarlavha')} {...field('title')} />
      <Textarea label={t('Tavsif')} autosize={false} rows={3} {...field('description')} />
      <Textarea label={t('Qoidalar')} autosize={false} rows={3} {...field('rules')} />
      <SimpleGrid cols={2}>
        <YearInput label={t('Yil')} {...field('year')} />
        <WholeNumberInput grouped={false} label={t('Mavsum')} {...field('season')} />
        <MoneyInput label={t('Budjet summasi')} {...field('budget')} />
        <MoneyInput label={t("Bitta tashabbusning eng ko'p summasi")} {...field('initiatives_max_amount')} />
        {DATES.map(([name, label]) => (
          <DateField
            key={name}
            {...asMoment(field(name), form.getInitialValues()[name], dayAtOf(name))}
            label={label}
          />
        ))}
      </SimpleGrid>
    </FormPage>
  );
}
