import { SimpleGrid, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { withDistrict, withRegion } from '@/entities/place-cascade.ts';
import { DistrictSelect, RegionSelect } from '@/entities/place-selects.tsx';
import { useT } from '@/i18n/use-t.ts';
import { ChoiceSelect } from '@/kit/choice-select.tsx';
import { FormPage } from '@/kit/crud/form-page.tsx';
import { useCrudForm } from '@/kit/crud/use-crud-form.ts';
import { withStored } from '@/kit/forms/with-stored.ts';
import { TinInput } from '@/kit/inputs/tin-input.tsx';
import { ActiveSwitch } from '@/kit/list/active-switch.tsx';
import { withReread } from '@/kit/reread.ts';
import { organizations, switchStatus } from './api.ts';
import { isActive, ORGANIZATION_TYPES, TYPE_LABELS } from './organization.ts';

/** The form of an organization (S076): the one whose id is in the query, else a new one (M-014). */
export function Component() {
  const [query] = useSearchParams();
  return <OrganizationForm key={query.get('id')} />;
}

function OrganizationForm() {
  const { t } = useT();
  const state = useCrudForm({
    crud: organizations,
    list: '/app/organizations',
    idIn: 'id',
    // A 409 means a duplicate taxpayer number, the only refusal of a complete form.
    refusedField: ({ status }) => (status === 409 ? 'inn' : undefined),
  });
  const { form, field, id, latest } = state;
  const { values } = form;
  return (
    <FormPage state={state}>
      <TextInput {...field('title')} label={t('Nomi')} />
      <SimpleGrid cols={2}>
        <RegionSelect {...field('region_id')} onChange={(next) => form.setValues(withRegion(values, next))} />
        <DistrictSelect
          {...field('district_id')}
          region={values.region_id}
          onChange={(next) => form.setValues(withDistrict(values, next))}
        />
        <ChoiceSelect
          {...field('organization_type')}
          label={t('Turi')}
          placeholder={t('Tanlang')}
          data={withStored(
            ORGANIZATION_TYPES.map((value) => ({ value, label: t(TYPE_LABELS[value]) })),
            form.getInitialValues().organization_type,
          )}
          allowDeselect={false}
        />
        <TinInput {...field('inn')} />
      </SimpleGrid>
      {id !== undefined && latest && <StatusSwitch id={id} record={latest} />}
    </FormPage>
  );
}

type StatusSwitchProps = {
  id: string;
  /** The record as the platform has it. */
  record: { readonly title: string; readonly status: string | null };
};

/** "Faol" of a known organization: acts at once, whatever the form input, then refetches it (M-012, M-013, Z-088). */
function StatusSwitch({ id, record: { title, status } }: StatusSwitchProps) {
  const { tr } = useT();
  const queries = useQueryClient();
  const reread = () => organizations.refresh(queries);
  return (
    <ActiveSwitch
      labelled
      active={isActive(status)}
      name={tr(title)}
      switchTo={async (wanted) => {
        await withReread(
          () => switchStatus(id, wanted),
          () => void reread(),
        );
        await reread();
      }}
      done="Holati o'zgartirildi"
    />
  );
}
