import { Alert, Text as Paragraph, TextInput } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type InvestAddress, investDraft } from '@/entities/invest-address.ts';
import type { Text } from '@/i18n/text.ts';
import { useT } from '@/i18n/use-t.ts';
import { BigSelect } from '@/kit/big-select/big-select.tsx';
import type { BigOption, OptionsQuery } from '@/kit/big-select/option.ts';
import { EXCEL_FILE } from '@/kit/files/file-rule.ts';
import type { Field } from '@/kit/forms/field.ts';
import { FormDialog } from '@/kit/forms/form-dialog.tsx';
import { useSchemaForm } from '@/kit/forms/use-schema-form.ts';
import { SegmentFilter } from '@/kit/list/segment-filter.tsx';
import type { Rows } from '@/kit/page.ts';
import { UploadedFileField } from '@/kit/uploads/uploaded-file-field.tsx';
import { type CouncilDecision, councilDecisionsQuery } from '../model/api.ts';
import { CouncilTrouble } from './council-trouble.tsx';
import { type CouncilValues, councilSchema, placeIn } from './council-values.ts';
import { useLinking } from './use-linking.ts';

const SCOPE = 'council-decision-link';
const LINKED: Text = 'Bu qaror allaqachon biriktirilgan';
const NO_PLACE: Text =
  "Manzilda mavsum, viloyat yoki tuman yo'q, shuning uchun yangi qaror yaratib bo'lmaydi. Mavjud qarorni tanlang yoki sahifani tashabbuslar ro'yxatidan oching.";

const MODES = [
  { value: 'existing', label: 'Mavjud qaror' },
  { value: 'new', label: 'Yangi qaror' },
] as const;

export type CouncilDialogProps = {
  address: InvestAddress;
  /** The initiative's id from the address. */
  initiative: number;
  /** Id of the decision that is linked now; null for none. */
  current: number | null;
  /** Stops rendering the dialog. */
  onClose: () => void;
};

/** Dialog that links a council decision, existing or created first, to the initiative (S087, O-034 to O-037). */
export function CouncilDialog({ address, initiative, current, onClose }: CouncilDialogProps) {
  const { t } = useT();
  const place = placeIn(address);
  const query = useQuery(councilDecisionsQuery(address));
  const { form, field } = useSchemaForm({
    schema: councilSchema(place),
    values: { mode: 'existing', decision: current, title: '', file: null } as CouncilValues,
    draft: investDraft(SCOPE, address),
  });
  const { link, trouble } = useLinking(initiative, current);
  const options = useDecisionOptions(query, form.values.decision);
  const nameOf = (id: number) =>
    options.data?.find(({ value }) => value === id)?.label ?? t('{{id}}-raqamli qaror', { id });
  const { mode, decision } = form.values;
  const isNew = mode === 'new';
  const missing = place === null ? NO_PLACE : undefined;
  const unread = query.data?.unread?.length ?? 0;
  return (
    <FormDialog
      title="Kengash qarorini biriktirish"
      form={form}
      submit={{
        asksItself: true,
        label: isNew ? 'Yaratish va biriktirish' : 'Biriktirish',
        idle: isNew ? missing : decision === current && current !== null ? LINKED : undefined,
      }}
      onSubmit={async (wanted, doubt) => {
        const saved = await link(wanted, doubt);
        if (saved.step === 'linked') return 'done';
        // Selects the existing decision, so that only the link is left to do.
        if ('id' in saved) form.setValues({ mode: 'existing', decision: saved.id, title: '', file: null });
        return 'stay';
      }}
      below={trouble && <CouncilTrouble trouble={trouble} nameOf={nameOf} />}
      onClose={onClose}
    >
      <SegmentFilter
        label="Qaror turi"
        segments={MODES}
        value={mode}
        onChange={(chosen) => form.setFieldValue('mode', chosen)}
      />
      {isNew ? (
        <NewDecisionFields name={`${SCOPE}/${initiative}/file`} field={field} possible={place !== null} />
      ) : (
        <>
          <BigSelect label="Kengash qarori" query={options} required {...field('decision')} />
          {unread > 0 && (
            <Paragraph size="sm" c="var(--tb-text-3)">
              {t("{{count}} ta qarorni o'qib bo'lmadi: ular ro'yxatda yo'q.", { count: unread })}
            </Paragraph>
          )}
        </>
      )}
    </FormDialog>
  );
}

type NewDecisionFieldsProps = {
  /** Name of the upload. */
  name: string;
  field: Field<CouncilValues>;
  /** Whether the address has what a new decision needs. */
  possible: boolean;
};

/** Title and file of a new decision, or why none can be created. */
function NewDecisionFields({ name, field, possible }: NewDecisionFieldsProps) {
  const { t } = useT();
  if (!possible) {
    return (
      <Alert color="yellow" icon={<IconInfoCircle size={18} stroke={1.7} />}>
        {t(NO_PLACE)}
      </Alert>
    );
  }
  return (
    <>
      <TextInput label={t('Qaror raqami va sanasi')} withAsterisk autoComplete="off" {...field('title')} />
      <UploadedFileField name={name} label="Qaror fayli" rule={EXCEL_FILE} required {...field('file')} />
    </>
  );
}

type DecisionsQuery = Omit<OptionsQuery<number>, 'data' | 'known'> & {
  readonly data: Rows<CouncilDecision> | undefined;
};

/**
 * Options of the picker of council decisions; `chosen` is shown by its number where the list lacks it or could not be
 * loaded.
 */
function useDecisionOptions(query: DecisionsQuery, chosen: number | null): OptionsQuery<number> {
  const { t, tr } = useT();
  const { data, error, isFetching, refetch } = query;
  return useMemo(() => {
    const unnamed = (id: number) => t('{{id}}-raqamli qaror', { id });
    const options = data?.rows.map(
      ({ id, title, district }): BigOption<number> => ({
        value: id,
        label: title ? tr(title) : unnamed(id),
        hint: tr(district),
      }),
    );
    // Not while the list is loading: a name follows.
    const known = chosen !== null && (data || error) ? { value: chosen, label: unnamed(chosen) } : null;
    return { data: options, error, isFetching, refetch, known };
  }, [data, error, isFetching, refetch, chosen, t, tr]);
}
