import { SimpleGrid } from '@mantine/core';
import { useParams } from 'react-router';
import { BoardField } from '@/entities/board-field.tsx';
import { CONTENT_PDF } from '@/entities/content-files.ts';
import { withDistrict, withRegion } from '@/entities/place-cascade.ts';
import { DistrictSelect, RegionSelect } from '@/entities/place-selects.tsx';
import type { Text } from '@/i18n/text.ts';
import { FormPage } from '@/kit/crud/form-page.tsx';
import { useCrudForm } from '@/kit/crud/use-crud-form.ts';
import { useKept } from '@/kit/keeps/use-kept.ts';
import { useNotices } from '@/kit/notices.ts';
import { UploadedFileField } from '@/kit/uploads/uploaded-file-field.tsx';
import { useMe } from '@/session/session.ts';
import { ownPlace } from './access.ts';
import { knownResults, newResultsWith } from './api.ts';
import { ReplaceResult } from './replace-result.tsx';
import { SAVED_RESULTS, withResult } from './saved-results.ts';

/** The initiatives page, whose documents dialog links here. */
const LIST = '/app/initiatives';
const UNNUMBERED: Text =
  "Natija saqlandi, lekin platforma uning raqamini aytmadi. Faylini keyin almashtirish uchun natija raqami kerak bo'ladi.";

/** Form of a moderation result; for an existing result only the file (spec 001 §2). */
export function Component() {
  return useParams().id === undefined ? <NewResult /> : <KnownResult />;
}

function NewResult() {
  const me = useMe();
  const own = ownPlace(me);
  const notices = useNotices();
  const { change } = useKept(SAVED_RESULTS);
  const crud = newResultsWith(({ board_id: board, district_id: district }, id) => {
    if (id === null) notices.warn(UNNUMBERED);
    else change((now) => withResult(now, { id, board, district, at: new Date().toISOString() }));
  });
  const state = useCrudForm({ crud, begin: own, list: LIST });
  const { form, field } = state;
  const { values } = form;
  // A profile without a place must not leave required fields that cannot be filled in.
  const locked = own.region_id !== null && own.district_id !== null;
  return (
    <FormPage state={state}>
      <BoardField {...field('board_id')} />
      <SimpleGrid cols={2}>
        <RegionSelect
          {...field('region_id')}
          onChange={(next) => form.setValues(withRegion(values, next))}
          disabled={locked}
        />
        <DistrictSelect
          {...field('district_id')}
          region={values.region_id}
          onChange={(next) => form.setValues(withDistrict(values, next))}
          disabled={locked}
        />
      </SimpleGrid>
      <UploadedFileField name={`${crud.path}/new/file`} label="Fayl" rule={CONTENT_PDF} {...field('file_uid')} />
      <ReplaceResult />
    </FormPage>
  );
}

function KnownResult() {
  const state = useCrudForm({ crud: knownResults, list: LIST });
  return (
    <FormPage state={state}>
      <UploadedFileField
        name={`${knownResults.path}/${state.id}/file`}
        label="Fayl"
        rule={CONTENT_PDF}
        {...state.field('file_uid')}
      />
    </FormPage>
  );
}
