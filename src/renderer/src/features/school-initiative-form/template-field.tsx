import { useMemo } from 'react';
import type { SchoolTemplate } from '@/entities/school-templates.ts';
import { useT } from '@/i18n/use-t.ts';
import { BigSelect } from '@/kit/big-select/big-select.tsx';
import { labelOf } from '@/kit/big-select/option.ts';
import { asksTexts } from './initiative.ts';
import styles from './initiative-page.module.css';
import type { InitiativeForm } from './use-initiative-form.ts';

/** Sorts the season's templates first: those of other seasons have the same titles, but another hint. */
const ownFirst = (templates: readonly SchoolTemplate[], board: number) =>
  templates.toSorted((a, b) => Number(b.board_id === board) - Number(a.board_id === board));

/** Chooses the template that replaces the texts, or none (S-075). */
export function TemplateField({ state }: { state: InitiativeForm }) {
  const { t } = useT();
  const { board, templates, form, field } = state;
  const { data, error, isFetching, refetch } = templates;
  const options = useMemo(
    () =>
      data &&
      ownFirst(data, board).map(({ id, title, board_season, board_year }) => ({
        value: id,
        label: labelOf(title, id),
        ...(board_season !== null &&
          board_year !== null && {
            hint: t('{{season}}-mavsum, {{year}} yil', { season: board_season, year: board_year }),
          }),
      })),
    [data, board, t],
  );
  return (
    <>
      <div className={styles.half}>
        <BigSelect
          label="Shablon"
          placeholder="Shablonsiz"
          query={{ data: options, error, isFetching, refetch }}
          failed="Shablon yuklanmadi"
          {...field('template_id')}
        />
      </div>
      <p className={styles.note} role="status">
        {asksTexts(form.values)
          ? t("Shablon tanlansa, mavzu, toifa, summa, tavsif va rasm so'ralmaydi")
          : t('Mavzu, toifa, summa va tavsif shablondan olinadi')}
      </p>
    </>
  );
}
