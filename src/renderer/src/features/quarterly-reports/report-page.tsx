import { SimpleGrid } from '@mantine/core';
import { withDistrict, withRegion } from '@/entities/place-cascade.ts';
import { DistrictSelect, RegionSelect } from '@/entities/place-selects.tsx';
import { useT } from '@/i18n/use-t.ts';
import { ChoiceSelect } from '@/kit/choice-select.tsx';
import { FormPage } from '@/kit/crud/form-page.tsx';
import { useCrudForm } from '@/kit/crud/use-crud-form.ts';
import { YearQuarterSelect } from '@/kit/inputs/year-quarter-select.tsx';
import { UploadedFileField } from '@/kit/uploads/uploaded-file-field.tsx';
import { useMe } from '@/session/session.ts';
import { ownPlace } from './access.ts';
import { quarterlyReports } from './api.ts';
import { REPORT_FILE, reportYears } from './report.ts';

const LIST = '/app/quarter-reports';

/** Form of a quarterly report (spec 001 §2, §5); saving leads to the list (K-014). */
export function Component() {
  const { t } = useT();
  const me = useMe();
  const own = ownPlace(me);
  const state = useCrudForm({ crud: quarterlyReports, begin: own, list: LIST, ways: { saved: LIST } });
  const { id = 'new', form, field } = state;
  const { values } = form;
  const { season } = form.getInitialValues();
  const years = reportYears(new Date());
  const offered = season === null || years.includes(season) ? years : [...years, season];
  return (
    <FormPage state={state}>
      <SimpleGrid cols={2}>
        {own.region_id === null && (
          <RegionSelect {...field('region_id')} onChange={(next) => form.setValues(withRegion(values, next))} />
        )}
        {(own.region_id === null || own.district_id === null) && (
          <DistrictSelect
            {...field('district_id')}
            region={values.region_id}
            onChange={(next) => form.setValues(withDistrict(values, next))}
          />
        )}
        <ChoiceSelect<number>
          {...field('season')}
          label={t('Yil')}
          data={offered.map((year) => ({ value: year, label: String(year) }))}
          allowDeselect={false}
        />
        <YearQuarterSelect {...field('quarter')} />
      </SimpleGrid>
      <UploadedFileField
        name={`quarterly-report/${id}/file`}
        label="Hisobot fayli"
        rule={REPORT_FILE}
        {...field('file_id')}
      />
    </FormPage>
  );
}
