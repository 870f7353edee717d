import { SimpleGrid, TextInput } from '@mantine/core';
import { useMemo } from 'react';
import { type ChronologyAddress, chronologyPath } from '@/entities/chronology-address.ts';
import { partnerSearch } from '@/entities/chronology-partners.ts';
import { useT } from '@/i18n/use-t.ts';
import { ChoiceSelect } from '@/kit/choice-select.tsx';
import { FormPage } from '@/kit/crud/form-page.tsx';
import { useCrudForm } from '@/kit/crud/use-crud-form.ts';
import { asDay } from '@/kit/forms/day-field.ts';
import { withStored } from '@/kit/forms/with-stored.ts';
import { DateField } from '@/kit/inputs/date-field.tsx';
import { MoneyInput } from '@/kit/inputs/money-input.tsx';
import { RemoteSelect } from '@/kit/remote-select/remote-select.tsx';
import { chronologyRecords } from './api.ts';
import { TYPE_LABELS, TYPES } from './chronology.ts';
import { DocumentInput } from './document-input.tsx';
import { Subject } from './subject.tsx';

/**
 * The form of a chronology record (S083): the record whose id is in the query as `edit_id`, else a new record.
 * Orderers and contractors are those of the initiative's board.
 */
export function ChronologyForm({ address }: { address: ChronologyAddress }) {
  const { t } = useT();
  const { initiative, board } = address;
  const records = useMemo(() => chronologyRecords(initiative), [initiative]);
  const state = useCrudForm({
    crud: records,
    list: chronologyPath(address),
    idIn: 'edit_id',
    draftOf: `new-${initiative}`,
  });
  const { form, field, id = `new-${initiative}` } = state;
  const before = form.getInitialValues();
  const upload = `${records.path}/${id}`;
  return (
    <FormPage state={state} head={<Subject initiative={initiative} />}>
      <SimpleGrid cols={2}>
        <ChoiceSelect
          {...field('chronology_type')}
          label={t('Turi')}
          data={withStored(
            TYPES.map((value) => ({ value, label: t(TYPE_LABELS[value]) })),
            before.chronology_type,
          )}
          allowDeselect={false}
        />
        <TextInput {...field('lot_number')} label={t('Lot raqami')} />
        <RemoteSelect {...field('orderer_id')} label="Buyurtmachi" search={partnerSearch('orderers', board)} />
        <DateField
          {...asDay(field('manager_search_date'), before.manager_search_date)}
          label="Menejer qidirilgan sana"
        />
        <RemoteSelect {...field('contractor_id')} label="Pudratchi" search={partnerSearch('contractors', board)} />
        <DateField {...asDay(field('finished_date'), before.finished_date)} label="Tugatilgan sana" />
        <MoneyInput {...field('final_sum')} label={t('Yakuniy summa')} />
        <DocumentInput of="final_sum_document" upload={upload} {...field('final_sum_document')} />
        <DocumentInput of="address_document" upload={upload} {...field('address_document')} />
        <DocumentInput of="estimate_document" upload={upload} {...field('estimate_document')} />
      </SimpleGrid>
    </FormPage>
  );
}
