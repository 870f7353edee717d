import { Select, Stack, TextInput } from '@mantine/core';
import { z } from 'zod';
import { http } from '@/api/http.ts';
import { useT } from '@/i18n/use-t.ts';
import { FormFrame } from '@/kit/forms/form-frame.tsx';
import { unchanged } from '@/kit/forms/nothing-to-send.ts';
import { choiceField, numberField, optional, textField } from '@/kit/forms/record-fields.ts';
import { recordForm } from '@/kit/forms/record-form.ts';
import { rowsField } from '@/kit/forms/rows.ts';
import { RowsField } from '@/kit/forms/rows-field.tsx';
import { useFieldsForm } from '@/kit/forms/use-schema-form.ts';
import { DecimalInput } from '@/kit/inputs/decimal-input.tsx';
import { Case } from '../case.tsx';

const powers = rowsField({
  unit: choiceField(['km', 'dona', 'kv.m']),
  value: numberField(),
  note: optional(textField()),
});
const objectForm = recordForm({ name: textField(), powers });

/** A form with a list of rows: the capacities of an object, each with its unit. */
export function FormRows() {
  const { t } = useT();
  const { form, field } = useFieldsForm({
    of: objectForm,
    begin: { powers: [{ unit: 'km', value: 1, note: '' }] },
    draft: { scope: 'gallery-rows', record: '1' },
  });
  return (
    <Case of="forms/rows-field" value={form.values.powers} wide>
      <div style={{ height: 420 }}>
        <FormFrame
          form={form}
          onSubmit={async (body) => {
            await http('api/v1/decisions/rows', { method: 'POST', repeatable: true, body, schema: z.unknown() });
            return 'done';
          }}
          onDone={() => form.resetDirty()}
          onLeave={() => form.reset()}
          save={{ wrong: Object.keys(form.errors).length, idle: unchanged(form) }}
        >
          <Stack gap={16}>
            <TextInput label={t('Nomi')} {...field('name')} />
            <RowsField
              form={form}
              name="powers"
              of={powers}
              label="Reja"
              columns={[
                {
                  name: 'unit',
                  label: "O'lchov birligi",
                  input: (props) => <Select placeholder={t('Tanlang')} data={['km', 'dona', 'kv.m']} {...props} />,
                },
                { name: 'value', label: 'Soni', width: 180, input: (props) => <DecimalInput {...props} /> },
                { name: 'note', label: 'Izoh', input: (props) => <TextInput {...props} /> },
              ]}
            />
          </Stack>
        </FormFrame>
      </div>
    </Case>
  );
}
