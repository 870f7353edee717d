import { RecordsPage } from '@/kit/crud/records-page.tsx';
import { regulatoryDocuments } from './api.ts';
import { paperColumns, paperName } from './paper-columns.tsx';
import { pictureIn } from './picture-in.ts';

const columns = paperColumns((paper, { script }) => pictureIn(paper, script));

/** 20 on a page at first (spec 001 §9). */
const LIST = { filters: {} };

/** The regulatory documents (spec 001 §2). */
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
