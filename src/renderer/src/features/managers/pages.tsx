import { SimpleGrid, TextInput } from '@mantine/core';
import { withDistrict, withRegion } from '@/entities/place-cascade.ts';
import { DistrictSelect, QuarterSelect, RegionSelect } from '@/entities/place-selects.tsx';
import { useT } from '@/i18n/use-t.ts';
import { ChoiceSelect } from '@/kit/choice-select.tsx';
import { FormPage } from '@/kit/crud/form-page.tsx';
import { useCrudForm } from '@/kit/crud/use-crud-form.ts';
import { withStored } from '@/kit/forms/with-stored.ts';
import { PinflInput } from '@/kit/inputs/digits-input.tsx';
import { ConsolePage } from './console-page.tsx';
import { type Console, MANAGERS, MODERATORS } from './consoles.ts';
import { isUnusualPinfl, withRole } from './manager.ts';
import { isOfQuarter, isOfRegion, MANAGER_LABELS } from './roles.ts';

/** The managers, and the form of one (spec 001 §2). */
export const ManagersPage = () => <ConsolePage of={MANAGERS} />;
export const ManagerPage = () => <ManagerForm of={MANAGERS} />;

/** The moderators, and the form of one (spec 001 §2). */
export const ModeratorsPage = () => <ConsolePage of={MODERATORS} />;
export const ModeratorPage = () => <ManagerForm of={MODERATORS} />;

/** Form of a person with one of a console's roles (spec 001 §2, §5). */
function ManagerForm({ of: { crud, roles, path } }: { of: Console }) {
  const { t } = useT();
  const state = useCrudForm({
    crud,
    list: path,
    // Both consoles use the same calls; a draft of one console must not be offered in the other.
    draftOf: `new:${path}`,
    // A 409 means a duplicate personal number.
    refusedField: ({ status }) => (status === 409 ? 'pinfl' : undefined),
  });
  const { form, field } = state;
  const { values } = form;
  return (
    <FormPage state={state}>
      <TextInput label={t('F.I.Sh.')} {...field('fullname')} />
      <SimpleGrid cols={2}>
        <ChoiceSelect
          label={t('Roli')}
          placeholder={t('Tanlang')}
          data={withStored(
            roles.map((value) => ({ value, label: t(MANAGER_LABELS[value]) })),
            form.getInitialValues().role,
          )}
          allowDeselect={false}
          {...field('role')}
          onChange={(next) => form.setValues(withRole(values, next))}
        />
        <PinflInput
          label={t('JSHSHIR')}
          description={
            isUnusualPinfl(values.pinfl) && t("JSHSHIRning nazorat raqami mos kelmadi. Raqamni tekshirib ko'ring.")
          }
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...field('pinfl')}
        />
        <RegionSelect {...field('region_id')} onChange={(next) => form.setValues(withRegion(values, next))} />
        {/* A district that a region's manager has all the same is shown, and can be cleared. */}
        {(!isOfRegion(values.role) || values.district_id !== null) && (
          <DistrictSelect
            {...field('district_id')}
            region={values.region_id}
            onChange={(next) => form.setValues(withDistrict(values, next))}
            required={!isOfRegion(values.role)}
          />
        )}
        {isOfQuarter(values.role) && (
          <QuarterSelect
            {...field('quarter_id')}
            district={values.district_id}
            own={form.getInitialValues().quarter_id}
            required
          />
        )}
      </SimpleGrid>
    </FormPage>
  );
}
