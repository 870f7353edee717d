import { RecordsPage } from '@/kit/crud/records-page.tsx';
import { budgetCitizens } from './api.ts';
import { paperColumns, paperName } from './paper-columns.tsx';

/** Shows the first image of each document (I-010). */
const columns = paperColumns(({ images: [first] }) => first?.hash);

const LIST = { filters: {} };

/** Page of the documents of the budget for citizens (spec 001 §2). */
export const Component = () => (
  <RecordsPage
    crud={budgetCitizens}
    label="Fuqarolar uchun budjet"
    noun="ta hujjat"
    list={LIST}
    columns={columns}
    name={paperName}
  />
);
