import { ActionIcon, VisuallyHidden } from '@mantine/core';
import { IconArrowLeft, IconChevronRight } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import type { Progress } from '@/domains/initiative/reading/season-row.ts';
import { allOf, type PlaceSums, shareNotSeen } from '@/domains/initiative/reading/sums.ts';
import { formatCount } from '@/i18n/formats.ts';
import { useT } from '@/i18n/use-t.ts';
import deskTable from './desk-table.module.css';
import { lateOf } from './figures/figures.ts';
import { PlannedBar } from './figures/planned-bar.tsx';
import { ListedCount, type ListedCountProps } from './listed-count.tsx';
import styles from './season.module.css';
import type { OpenPlace } from './use-place-list.ts';

export type ProgressTableProps = {
  places: readonly PlaceSums[];
  /** The same places at the previous reading; empty: there was none. */
  before: readonly PlaceSums[];
  /** Share that should be done by now, 0 to 1; null: no review is under way. */
  planned: number | null;
  /** Opens the districts of a region. Default: rows cannot be opened. */
  onOpen?: ((id: number | null) => void) | undefined;
  /** Opens the initiatives that a number of a place counts. Default: they are not known. */
  onList?: OpenPlace | undefined;
  /** The region whose districts are shown, and the way back; null where all are shown. */
  back: { name: string | null | undefined; onBack: () => void } | null;
};

const PARTS = [
  ['done', 1, 'yakunlangan'],
  ['withDistrict', 2, 'tumanda'],
  ['notSeen', 3, "ko'rilmagan"],
] as const;

const UNDECIDED: readonly Progress[] = ['withDistrict', 'returned', 'notSeen'];

/** Places with their initiatives as a bar, and the number not seen yet. */
export function ProgressTable({ places, before, planned, onOpen, onList, back }: ProgressTableProps) {
  const { t, tr } = useT();
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !back) return;
    event.stopPropagation();
    back.onBack();
  };
  const earlier = new Map(before.map((place) => [place.id, place]));
  return (
    <table className={`${deskTable.root} ${styles.table}`} onKeyDown={leave}>
      <thead>
        <tr>
          <th scope="col">
            {back ? (
              <span className={styles.back}>
                <ActionIcon
                  autoFocus
                  variant="subtle"
                  size="sm"
                  aria-label={t('Viloyatlarga qaytish')}
                  onClick={back.onBack}
                >
                  <IconArrowLeft size={16} stroke={1.7} aria-hidden />
                </ActionIcon>
                {tr(back.name) || '—'}
              </span>
            ) : (
              t(onOpen ? 'Viloyat' : 'Tuman')
            )}
          </th>
          <th scope="col">
            <ul className={styles.legend} aria-hidden>
              {PARTS.map(([, shade, label]) => (
                <li key={label} data-shade={shade}>
                  {t(label)}
                </li>
              ))}
              {planned !== null && <li data-plan>{t('reja')}</li>}
            </ul>
          </th>
          <th scope="col">{t("Ko'rilmagan")}</th>
          <th scope="col">{t('Ulushi')}</th>
          {planned !== null && <th scope="col">{t('Orqada')}</th>}
          <th scope="col">{before.length > 0 && t("O'zgarish")}</th>
          {onOpen && <th aria-hidden />}
        </tr>
      </thead>
      <tbody>
        {places.map((place) => {
          const was = earlier.get(place.id);
          const name = tr(place.name) || '—';
          return (
            <tr
              key={`${place.id}`}
              data-desk-row
              onClick={onOpen && (() => onOpen(place.id))}
              data-opens={onOpen && true}
            >
              <th scope="row" title={name}>
                {onOpen ? (
                  <button type="button" className={styles.opener}>
                    {name}
                  </button>
                ) : (
                  name
                )}
              </th>
              <td>
                <PlannedBar
                  thin
                  planned={planned}
                  parts={PARTS.map(([part, shade]) => ({
                    shade,
                    value: place[part] + (part === 'notSeen' ? place.returned : 0),
                  }))}
                />
                <VisuallyHidden>
                  {PARTS.map(([part, , label]) => `${formatCount(place[part])} ${t(label)}`).join(', ')}
                </VisuallyHidden>
              </td>
              <td>
                <ListedCount
                  label={`${t("Ko'rilmagan")}: ${name}`}
                  count={place.notSeen}
                  onList={onList && (() => onList(place.id, ['notSeen']))}
                />
              </td>
              <td>{Math.round(shareNotSeen(place) * 100)} %</td>
              {planned !== null && (
                <Late
                  label={`${t('Orqada')}: ${name}`}
                  count={lateOf(allOf(place), place.done, planned)}
                  onList={onList && (() => onList(place.id, UNDECIDED))}
                />
              )}
              <td>{was && signed(place.notSeen - was.notSeen)}</td>
              {onOpen && (
                <td aria-hidden>
                  <IconChevronRight size={16} stroke={1.7} />
                </td>
              )}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** How many decisions of a place are late; it opens all that are not decided, as none of them is the late one. */
const Late = (props: ListedCountProps) => (
  <td data-late={props.count > 0 || undefined}>
    <ListedCount {...props} />
  </td>
);

/** A change with its sign; zero without a sign. */
const signed = (change: number): string =>
  change === 0 ? '0' : `${change > 0 ? '+' : '−'}${formatCount(Math.abs(change))}`;
