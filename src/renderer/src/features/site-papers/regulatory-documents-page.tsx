import { RecordsPage } from '@/kit/crud/records-page.tsx';
import { regulatoryDocuments } from './api.ts';
import { paperColumns, paperName } from './paper-columns.tsx';
import { pictureIn } from './picture-in.ts';

const columns = paperColumns((paper, { script }) => pictureIn(paper, script));

/** Initially 20 rows (spec 001 §9). */
const LIST = { filters: {} };

/** Page of the regulatory documents (spec 001 §2). */
export const Component = () => (
  <RecordsPage
    crud={regulatoryDocuments}
    label="Normativ hujjatlar"
    noun="ta hujjat"
    list={LIST}
    columns={columns}
    name={paperName}
  />
);
