import { SimpleGrid, TextInput } from '@mantine/core';
import { DistrictSelect, RegionSelect } from '@/entities/place-selects.tsx';
import { useT } from '@/i18n/use-t.ts';
import { FormPage } from '@/kit/crud/form-page.tsx';
import { useCrudForm } from '@/kit/crud/use-crud-form.ts';
import { asDay } from '@/kit/forms/day-field.ts';
import { DateField } from '@/kit/inputs/date-field.tsx';
import { forums } from './api.ts';
import { withForumRegion } from './forum.ts';

/** Form of a forum (spec 001 §2, §5). */
export function Component() {
  const { t } = useT();
  const state = useCrudForm({ crud: forums, list: '/app/forum' });
  const { form, field } = state;
  const { values } = form;
  return (
    <FormPage state={state}>
      <SimpleGrid cols={2}>
        <RegionSelect {...field('regionId')} onChange={(next) => form.setValues(withForumRegion(values, next))} />
        <DistrictSelect {...field('districtId')} region={values.regionId} />
        <TextInput {...field('nearby')} label={t("Mo'ljal")} />
        <TextInput {...field('responsiblePerson')} label={t("Mas'ul shaxs")} />
        <DateField {...asDay(field('date'), form.getInitialValues().date)} label="Sana" />
      </SimpleGrid>
    </FormPage>
  );
}
