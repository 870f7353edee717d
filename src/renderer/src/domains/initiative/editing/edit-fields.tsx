import { Textarea } from '@mantine/core';
import { PLACE_FAILURES } from '@/entities/lookup.ts';
import { useT } from '@/i18n/use-t.ts';
import { BigSelect } from '@/kit/big-select/big-select.tsx';
import grid from '../forms/grid.module.css';
import { AdminFields } from './admin-fields.tsx';
import type { EditForm } from './use-edit-form.ts';

/** Fields of the edit form: all for an admin, some for a moderator (spec 001 §4, Z-128). */
export function EditFields({ edit }: { edit: EditForm }) {
  const { t } = useT();
  const { form, context, field, lookups, choose } = edit;
  const { asModerator } = context;
  const { district_id, quarter_id, category_id, organization_id } = form.values;

  return (
    <div className={grid.grid}>
      {!asModerator && <PlaceFields edit={edit} />}
      <div className={grid.half}>
        <BigSelect
          {...field('quarter_id')}
          label="Mahalla"
          query={lookups.quarters}
          failed={PLACE_FAILURES.quarter}
          value={quarter_id}
          disabled={district_id === null}
          required
        />
      </div>
      <div className={grid.half}>
        <BigSelect
          {...field('category_id')}
          label="Toifa"
          query={lookups.categories}
          value={category_id}
          onChange={choose.category}
          required
        />
      </div>
      {context.organizationType && (
        <div className={grid.all}>
          <BigSelect
            {...field('organization_id')}
            label="Tashkilot"
            query={lookups.organizations}
            value={organization_id}
            disabled={district_id === null}
            required
          />
        </div>
      )}
      {!asModerator && <AdminFields edit={edit} />}
      <div className={grid.prose}>
        <Textarea {...field('description')} label={t('Tavsif')} withAsterisk autosize={false} />
        {!asModerator && (
          <Textarea
            {...field('moderator_comment')}
            label={t('Moderator izohi')}
            placeholder={t('Ixtiyoriy')}
            autosize={false}
          />
        )}
      </div>
    </div>
  );
}

/** Region and district; a change clears the dependent fields (spec 001 §4). */
function PlaceFields({ edit }: { edit: EditForm }) {
  const { form, field, lookups, choose } = edit;
  const { region_id, district_id } = form.values;
  return (
    <>
      <div className={grid.half}>
        <BigSelect
          {...field('region_id')}
          label="Viloyat"
          query={lookups.regions}
          failed={PLACE_FAILURES.region}
          value={region_id}
          onChange={choose.region}
          required
        />
      </div>
      <div className={grid.half}>
        <BigSelect
          {...field('district_id')}
          label="Tuman"
          query={lookups.districts}
          failed={PLACE_FAILURES.district}
          value={district_id}
          onChange={choose.district}
          disabled={region_id === null}
          required
        />
      </div>
    </>
  );
}
