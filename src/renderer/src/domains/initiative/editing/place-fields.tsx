import { PLACE_FAILURES } from '@/entities/lookup.ts';
import { BigSelect } from '@/kit/big-select/big-select.tsx';
import grid from '../forms/grid.module.css';
import type { EditForm } from './use-edit-form.ts';

/** Region and district; a change clears the dependent fields (spec 001 §4). */
export function PlaceFields({ edit }: { edit: EditForm }) {
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
