import { SimpleGrid } from '@mantine/core';
import { Navigate, useParams } from 'react-router';
import { QuarterSelect } from '@/entities/place-selects.tsx';
import { useT } from '@/i18n/use-t.ts';
import { ChoiceSelect } from '@/kit/choice-select.tsx';
import { FormPage } from '@/kit/crud/form-page.tsx';
import { useCrudForm } from '@/kit/crud/use-crud-form.ts';
import { withStored } from '@/kit/forms/with-stored.ts';
import { LockedField } from '@/kit/inputs/locked-field.tsx';
import { useMe } from '@/session/session.ts';
import { canAdd, canChooseExtra, canEditIdentity } from './access.ts';
import { ACCOUNTS, lockedQuarters, quarters, TAX_IDS } from './api.ts';
import { IdentityFields, LockedIdentity } from './identity-fields.tsx';
import { NumberSelect } from './number-select.tsx';
import { FINANCIAL_LABELS, NEW_QUARTER, STATUS_LABELS, statusLabel } from './quarter.ts';
import { withStatus } from './rules.ts';
import { useRegionOf } from './use-region-of.ts';

const LIST = '/app/quarters';

/** Form of a quarter (spec 001 §2); a person who may not add quarters is redirected (J-019). */
export function Component() {
  const isNew = useParams().id === undefined;
  const { role } = useMe();
  return isNew && !canAdd(role) ? <Navigate to={LIST} replace /> : <QuarterForm isNew={isNew} />;
}

function QuarterForm({ isNew }: { isNew: boolean }) {
  const { t } = useT();
  const { role } = useMe();
  const open = isNew || canEditIdentity(role);
  const state = useCrudForm({
    crud: open ? quarters : lockedQuarters,
    ...(isNew && { begin: NEW_QUARTER }),
    list: LIST,
  });
  const { id, form, field } = state;
  const { values } = form;
  const before = form.getInitialValues();
  const home = useRegionOf(values.district_id);
  const place = { region_id: values.region_id ?? home.region, district_id: values.district_id };
  // The numbers cannot be fetched without both region and district (J-022).
  const disabled = values.district_id === null || (place.region_id === null && home.failed !== null);
  const numbers = { place, disabled };

  return (
    <FormPage state={state} unread="Mahalla yuklanmadi. Qayta urinib ko'ring">
      <SimpleGrid cols={2}>
        {open ? <IdentityFields state={state} /> : <LockedIdentity state={state} />}
        <NumberSelect {...numbers} of={TAX_IDS} {...field('id_number_id')} own={before.id_number_id} />
        <NumberSelect {...numbers} of={ACCOUNTS} {...field('account_number_id')} own={before.account_number_id} />
        {open ? (
          <ChoiceSelect
            {...field('status')}
            label={t('Holati')}
            placeholder={t('Tanlang')}
            data={withStored(
              (['ACTIVE', 'ARCHIVE'] as const).map((value) => ({ value, label: t(STATUS_LABELS[value]) })),
              before.status,
            )}
            onChange={(next) => form.setValues(withStatus(values, next))}
            allowDeselect={false}
          />
        ) : (
          <LockedField label="Holati" value={t(statusLabel(values.status))} />
        )}
        <ChoiceSelect
          {...field('financial_status')}
          label={t('Moliyaviy holati')}
          placeholder={t("Ma'lumot kiritilmagan")}
          data={withStored(
            (['GOOD', 'BAD'] as const).map((value) => ({ value, label: t(FINANCIAL_LABELS[value]) })),
            before.financial_status,
          )}
          allowDeselect={false}
        />
        {values.status === 'ARCHIVE' && canChooseExtra(role) && (
          <QuarterSelect
            {...field('additional_quarter_id')}
            label="Qo'shimcha mahalla"
            district={values.district_id}
            own={before.additional_quarter_id}
            without={id === undefined ? null : Number(id)}
          />
        )}
      </SimpleGrid>
    </FormPage>
  );
}
