import type { Translation } from '@/i18n/i18n.ts';
import { RecordsPage } from '@/kit/crud/records-page.tsx';
import { createAppColumnHelper } from '@/kit/data-table/table-hook.ts';
import { textParam } from '@/kit/list/list-state.ts';
import { SearchInput } from '@/kit/list/search-input.tsx';
import { inUzbek } from '@/kit/localized/languages.ts';
import { Case } from '../case.tsx';
import { type GalleryRecord, records } from '../stub/record.ts';

const column = createAppColumnHelper<GalleryRecord>();
const nameOf = ({ title }: GalleryRecord, { script }: Translation) => inUzbek(title, script);
const columnsOf = (translation: Translation) => [
  column.accessor((record) => nameOf(record, translation), { id: 'title', header: translation.t('Nomi') }),
  column.accessor('year', { header: translation.t('Yil'), meta: { width: 100, figures: true } }),
];
const LIST = { size: 10, filters: { search: textParam() } };

/** The whole list of a screen, with a search. */
export const WholeList = () => (
  <Case of="crud/records-page" wide>
    <div style={{ height: 280 }}>
      <RecordsPage
        crud={records}
        label="Jamg'armalar"
        noun="ta jamg'arma"
        list={LIST}
        columns={columnsOf}
        name={nameOf}
        filters={({ filters, setFilters }) => (
          <SearchInput label="Nomi" value={filters.search} onChange={(search) => setFilters({ search })} />
        )}
      />
    </div>
  </Case>
);
