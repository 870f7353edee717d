import { SimpleGrid, Textarea, TextInput } from '@mantine/core';
import { BoardField } from '@/entities/board-field.tsx';
import { boardsQuery } from '@/entities/boards.ts';
import { OrganizationSelect } from '@/entities/organization-select.tsx';
import { withDistrict, withRegion } from '@/entities/place-cascade.ts';
import { DistrictSelect, QuarterSelect, RegionSelect } from '@/entities/place-selects.tsx';
import { useT } from '@/i18n/use-t.ts';
import { ChoiceSelect } from '@/kit/choice-select.tsx';
import { FormPage } from '@/kit/crud/form-page.tsx';
import { useCrudForm } from '@/kit/crud/use-crud-form.ts';
import { pictureRule } from '@/kit/files/file-rule.ts';
import { withStored } from '@/kit/forms/with-stored.ts';
import { DecimalInput } from '@/kit/inputs/decimal-input.tsx';
import { YearInput } from '@/kit/inputs/year-input.tsx';
import { UploadedPicturesField } from '@/kit/uploads/uploaded-pictures-field.tsx';
import { useMe } from '@/session/session.ts';
import { ownRegion } from './access.ts';
import { kindergartens } from './api.ts';
import { WORK_LABELS, WORK_TYPES } from './kindergarten.ts';

const PICTURES = pictureRule({ missing: 'Rasim yuklash majburiy' });

/** Form of a kindergarten object (spec 002 §2, §5, S131); region and district only narrow quarter and organization. */
export function Component() {
  const { t } = useT();
  const me = useMe();
  const state = useCrudForm({ crud: kindergartens, begin: { region_id: ownRegion(me) }, list: '/app/kindergardens' });
  const { id, form, field } = state;
  const { values } = form;
  const { region_id, district_id } = values;
  return (
    <FormPage state={state}>
      <BoardField {...field('board_id')} boards={boardsQuery(me, 'KINDERGARDEN')} />
      <SimpleGrid cols={2}>
        <RegionSelect
          {...field('region_id')}
          onChange={(next) => form.setValues(withRegion(values, next))}
          disabled={ownRegion(me) !== null}
        />
        <DistrictSelect
          {...field('district_id')}
          region={region_id}
          onChange={(next) => form.setValues(withDistrict(values, next))}
        />
        <QuarterSelect {...field('quarter_id')} district={district_id} own={form.getInitialValues().quarter_id} />
        <OrganizationSelect {...field('organization_id')} district={district_id} type="KINDERGARDEN" />
      </SimpleGrid>
      <TextInput {...field('location')} label={t('Joylashuv')} />
      <SimpleGrid cols={2}>
        <ChoiceSelect
          {...field('type_of_work')}
          label={t('Ish turi')}
          placeholder={t('Tanlang')}
          data={withStored(
            WORK_TYPES.map((value) => ({ value, label: t(WORK_LABELS[value]) })),
            form.getInitialValues().type_of_work,
          )}
          allowDeselect={false}
        />
        <YearInput {...field('last_repaired_year')} label={t("Oxirgi ta'mirlangan yili")} />
        <DecimalInput {...field('power')} label={t('Quvvati')} negative={false} />
        <DecimalInput
          {...field('initial_value')}
          label={t("Boshlang'ich qiymati")}
          unit={` ${t('UZS')}`}
          negative={false}
        />
      </SimpleGrid>
      <TextInput {...field('technical_position')} label={t('Texnik holati')} />
      <Textarea {...field('description')} label={t('Tavsif')} autosize minRows={3} />
      <UploadedPicturesField
        {...field('images')}
        name={`${kindergartens.path}/${id ?? 'new'}/images`}
        label="Rasmlar"
        rule={PICTURES}
      />
    </FormPage>
  );
}
