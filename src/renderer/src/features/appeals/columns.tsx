import type { Role } from '@shared/roles.ts';
import { formatDateTime } from '@/i18n/formats.ts';
import type { Translation } from '@/i18n/i18n.ts';
import { actionsOffered } from '@/kit/actions/action.ts';
import { figurePair, lines } from '@/kit/cells.tsx';
import { actionsColumn, DeleteButton, RowButton } from '@/kit/crud/row-actions.tsx';
import { createAppColumnHelper } from '@/kit/data-table/table-hook.ts';
import { oddMark } from '@/kit/odd-mark.tsx';
import { mark, tag } from '@/kit/tag.tsx';
import { mayAct } from './access.ts';
import { AlikeMark } from './alike-mark.tsx';
import { removalOf } from './api.ts';
import { type Appeal, nameOf, STATUS_LOOKS, TYPE_LOOKS } from './appeal.ts';
import { APPEAL_ACTIONS, type DialogAct } from './appeal-actions.tsx';
import styles from './columns.module.css';
import { SelectBox, type Selection } from './selection.tsx';

const column = createAppColumnHelper<Appeal>();

export type ColumnsOptions = {
  role: Role;
  start: (act: DialogAct, appeal: Appeal) => void;
  drop: Selection['drop'];
  openAuthor: (appeal: Appeal) => void;
};

/**
 * The columns of S030, without the row number, which the table adds. A table narrower than `wide` combines related
 * columns.
 */
export function appealColumns(translation: Translation, wide: boolean, options: ColumnsOptions) {
  const { t, tr } = translation;
  const { role, start, drop, openAuthor } = options;
  const typeOf = ({ type, odd_words }: Appeal, look: typeof tag) =>
    type === null ? oddMark(odd_words?.type, t) : look(t(TYPE_LOOKS[type].label), TYPE_LOOKS[type]);
  const statusOf = ({ status, odd_words }: Appeal) =>
    status ? tag(t(STATUS_LOOKS[status].label), STATUS_LOOKS[status]) : (oddMark(odd_words?.status, t) ?? '—');

  const id = column.accessor('public_id', {
    header: t('ID'),
    meta: { width: 92, figures: true },
    cell: ({ getValue }) => getValue() ?? '—',
  });
  const date = column.accessor('created_date', {
    header: t('Yaratilgan sana'),
    meta: { width: 136, figures: true },
    cell: ({ getValue }) => formatDateTime(getValue()),
  });
  const author = column.accessor('author_name', {
    header: t('Muallif'),
    meta: { width: wide ? 240 : 'clamp(150px, 19cqw, 220px)' },
    cell: ({ row: { original } }) => {
      if (original.author_id === null || !original.author_name) return lines(tr(original.author_name));
      return (
        <button
          type="button"
          className={styles.author}
          title={t('Muallifning tashabbuslarini ochish')}
          onClick={() => openAuthor(original)}
        >
          {lines(tr(original.author_name))}
        </button>
      );
    },
  });
  const question = column.accessor('words', {
    header: t('Murojaat'),
    cell: ({ getValue, row: { original } }) => (
      <>
        {lines(tr(getValue()))}
        {mayAct(role) && <AlikeMark appeal={original} />}
      </>
    ),
  });
  const type = column.display({
    id: 'type',
    header: t('Turi'),
    meta: { width: 190 },
    cell: ({ row: { original } }) => typeOf(original, tag) ?? '—',
  });
  const status = column.display({
    id: 'status',
    header: t('Holati'),
    meta: { width: 156 },
    cell: ({ row: { original } }) => statusOf(original),
  });
  const actions = actionsColumn<Appeal>(t, 164, (appeal) =>
    actionsOffered(APPEAL_ACTIONS, { role, appeal }).map(({ action }) =>
      'Dialog' in action ? (
        <RowButton
          key={action.id}
          label={action.label}
          icon={action.icon}
          name={nameOf(appeal)}
          onClick={() => start(action, appeal)}
        />
      ) : (
        <DeleteButton
          key={action.id}
          crud={removalOf(appeal, drop)}
          id={appeal.question_id}
          name={nameOf(appeal)}
          done="Ushbu savol o'chirildi"
        />
      ),
    ),
  );
  const select = column.display({
    id: 'select',
    header: '',
    meta: { width: 36 },
    cell: ({ row: { original } }) => original.status === 'NEW' && <SelectBox appeal={original} />,
  });

  const idAndDate = column.display({
    id: 'id',
    header: t('ID'),
    meta: { subheader: t('Yaratilgan sana'), width: 132, figures: true },
    cell: ({ row: { original } }) => figurePair(original.public_id ?? '—', formatDateTime(original.created_date)),
  });
  const statusAndType = column.display({
    id: 'status',
    header: t('Holati'),
    meta: { subheader: t('Turi'), width: 190 },
    cell: ({ row: { original } }) => (
      <>
        {statusOf(original)}
        {typeOf(original, mark)}
      </>
    ),
  });
  const shown = wide ? [id, author, question, type, status, date] : [idAndDate, author, question, statusAndType];
  return mayAct(role) ? [select, ...shown, actions] : shown;
}
