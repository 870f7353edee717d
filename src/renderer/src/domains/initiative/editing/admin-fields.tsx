import { STAGE_LABELS } from '@/entities/initiative-stages.ts';
import { INITIATIVE_TYPE_LABELS, INITIATIVE_TYPES } from '@/entities/initiative-types.ts';
import { useT } from '@/i18n/use-t.ts';
import { ChoiceSelect } from '@/kit/choice-select.tsx';
import { PDF_FILE } from '@/kit/files/file-rule.ts';
import { StoredFile } from '@/kit/files/stored-file.tsx';
import { MoneyInput } from '@/kit/inputs/money-input.tsx';
import { UploadedFileField } from '@/kit/uploads/uploaded-file-field.tsx';
import grid from '../forms/grid.module.css';
import { EDIT_STAGES } from './edit-rules.ts';
import type { EditForm } from './use-edit-form.ts';

/** Fields for admins only: type, stage, amounts and the register of goods (spec 001 §3, §4). */
export function AdminFields({ edit }: { edit: EditForm }) {
  const { t } = useT();
  const { initiative, form, field } = edit;
  const { type, stage, purchased_goods_file: file } = form.values;
  const offered = EDIT_STAGES.map((value) => ({ value, label: t(STAGE_LABELS[value]), disabled: false }));
  const today = initiative.stage;
  // The initiative's current stage is shown even where the form cannot set it.
  const others =
    today && !offered.some(({ value }) => value === today)
      ? [{ value: today, label: t(STAGE_LABELS[today]), disabled: true }]
      : [];
  const returns = stage === 'INITIAL' && today !== 'INITIAL';

  return (
    <>
      <ChoiceSelect
        {...field('type')}
        label={t('Turi')}
        placeholder={t('Tanlang')}
        data={INITIATIVE_TYPES.map((value) => ({ value, label: t(INITIATIVE_TYPE_LABELS[value]) }))}
      />
      <ChoiceSelect
        {...field('stage')}
        label={t('Bosqich')}
        placeholder={t('Tanlang')}
        data={[...offered, ...others]}
        description={returns && t("Ajratilgan summa 0 bo'ladi, moderator izohi o'chiriladi.")}
      />
      <MoneyInput
        {...field('requested_amount')}
        classNames={{ input: grid.figures }}
        label={t("So'ralgan summa")}
        withAsterisk
      />
      <MoneyInput
        {...field('granted_amount')}
        classNames={{ input: grid.figures }}
        label={t('Ajratilgan summa')}
        withAsterisk={initiative.granted_amount !== null}
      />
      {type === 'EQUIPMENT' && (
        <div className={grid.all}>
          <UploadedFileField
            {...field('purchased_goods_file')}
            name={`initiative-edit/${initiative.id}/purchased_goods_file`}
            label="Xarid qilinadigan mahsulotlar ro'yxati (PDF)"
            rule={PDF_FILE}
            value={file && { ...file, name: file.name || t('Hozirgi fayl') }}
            required
          />
          {file && (
            <div className={grid.below}>
              <StoredFile
                hash={file.hash}
                name={`${initiative.public_id ?? initiative.id}-xarid.pdf`}
                row={file.name || t('Hozirgi fayl')}
              />
            </div>
          )}
        </div>
      )}
    </>
  );
}
