import { useQuery } from '@tanstack/react-query';
import { useNamedOptions } from '@/entities/named-options.ts';
import { withDistrict, withRegion } from '@/entities/place-cascade.ts';
import { districtsQuery, regionsQuery } from '@/entities/regions.ts';
import { useDraftedForm } from '@/kit/drafts/use-drafted-form.ts';
import { useProblems } from '@/kit/forms/use-problems.ts';
import { useMe } from '@/session/session.ts';
import { named, useFieldLookups } from '../forms/use-field-lookups.ts';
import { editsAsModerator } from '../model/access.ts';
import { draftOf } from '../model/draft.ts';
import type { Initiative } from '../model/initiative.ts';
import { type EditContext, editProblems } from './edit-rules.ts';
import { type EditValues, editValuesOf, editValuesSchema } from './edit-values.ts';

/** State of the edit form: values, errors, and the lookups of its fields. */
export function useEditForm(initiative: Initiative) {
  const { role } = useMe();
  const form = useDraftedForm<EditValues>({
    initialValues: editValuesOf(initiative),
    validate: (values) => editProblems(values, context),
    draft: { ...draftOf('edit', initiative), schema: editValuesSchema },
  });
  const { values } = form;
  const asModerator = editsAsModerator(role);
  const regions = useQuery({ ...regionsQuery, enabled: !asModerator });
  const districts = useQuery({
    ...districtsQuery(values.region_id),
    enabled: !asModerator && values.region_id !== null,
  });
  const fields = useFieldLookups(initiative, values);
  const context: EditContext = {
    asModerator,
    organizationType: fields.organizationTypeOf(values.category_id),
    grantedBefore: initiative.granted_amount,
    requestedBefore: initiative.requested_amount,
    stageBefore: initiative.stage,
  };

  const problems = useProblems(form, editProblems(values, context));
  return {
    initiative,
    form,
    context,
    /** Props of an input, with its error. */
    field: problems.field,
    problems,
    /** Saving waits for the categories, which decide whether there is an organization (Z-157). */
    waits: fields.categories.data ? [] : (['categories'] as const),
    choose: {
      region: (id: number | null) => form.setValues(withRegion(form.getValues(), id)),
      district: (id: number | null) => form.setValues(withDistrict(form.getValues(), id)),
      category: (id: number | null) => {
        form.setFieldValue('category_id', id);
        // The organization type has changed: the chosen organization no longer fits.
        if (fields.organizationTypeOf(id) !== context.organizationType) form.setFieldValue('organization_id', null);
      },
    },
    lookups: {
      ...fields,
      regions: useNamedOptions(regions, named(initiative.region_id, initiative.region_title)),
      districts: useNamedOptions(
        districts,
        values.region_id === initiative.region_id ? named(initiative.district_id, initiative.district_title) : null,
      ),
    },
  };
}

/** State of the edit form. */
export type EditForm = ReturnType<typeof useEditForm>;
