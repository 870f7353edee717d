import { Button, Kbd } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type Ref, useEffect, useMemo } from 'react';
import { categoriesQuery } from '@/entities/categories.ts';
import { useT } from '@/i18n/use-t.ts';
import { CommandKey } from '@/kit/commands/command-key.tsx';
import { useCommands } from '@/kit/commands/use-commands.ts';
import { PairMap } from '@/kit/map-view/pair-map.tsx';
import { initiativeQuery } from '../model/api.ts';
import { type Initiative, topicOf } from '../model/initiative.ts';
import { ComparedSide } from './compared-side.tsx';
import styles from './comparison.module.css';
import { factTexts } from './fact-texts.ts';
import { metresBetween, placeOf } from './places.ts';
import { differingMarking, sharedMarking } from './shared-words.ts';
import { OLD_MS } from './use-read-when-old.ts';
import type { Similar, SimilarOne } from './use-similar.ts';

export type ComparisonProps = {
  /** The initiative in view. */
  initiative: Initiative;
  /** The initiative beside it. */
  other: SimilarOne;
  similar: Similar;
  onCompare: (one: SimilarOne) => void;
  /** Opens the other initiative in the desk. */
  onOpen: (other: Initiative) => void;
  onClose: () => void;
  /** Focused when another pair comes into view. */
  ref?: Ref<HTMLElement>;
};

const TITLES = ["Birinchi o'xshash tashabbus", "Ikkinchi o'xshash tashabbus", "Uchinchi o'xshash tashabbus"] as const;

/**
 * The initiative in view and another one side by side: the decision on the other one with its reason, shared facts,
 * common words marked (of copies: what differs), pictures, both pins. The other one is read when it comes into view. For comparing only.
 */
export function Comparison({ initiative, other: begun, similar, onCompare, onOpen, onClose, ref }: ComparisonProps) {
  const { t, tr } = useT();
  const { id } = begun.initiative;
  // The shared facts may have changed since the comparison was opened.
  const other =
    [...similar.first, ...similar.campaign, ...similar.behind].find((one) => one.initiative.id === id) ?? begun;
  const read = useQuery({ ...initiativeQuery(id), placeholderData: other.initiative, refetchInterval: OLD_MS });
  const beside = read.data ?? other.initiative;
  const fresh = read.isPlaceholderData || other.winner ? undefined : read.data;
  const { renew, first } = similar;
  const { dataUpdatedAt } = read;
  useEffect(() => {
    if (fresh) renew(fresh, dataUpdatedAt);
  }, [fresh, dataUpdatedAt, renew]);

  useCommands([
    ...first.map((one, at) => ({
      id: `compare.${at + 1}`,
      title: TITLES[at] ?? TITLES[0],
      where: 'Taqqoslashda' as const,
      keys: [`Digit${at + 1}`],
      run: () => onCompare(one),
    })),
    {
      id: 'compare.open',
      title: "O'xshash tashabbusni ochish",
      where: 'Taqqoslashda',
      keys: ['KeyO'],
      run: () => onOpen(beside),
    },
    {
      id: 'compare.close',
      title: 'Taqqoslashni yopish',
      where: 'Taqqoslashda',
      keys: ['Escape'],
      run: onClose,
    },
  ]);

  const { copy } = other.facts;
  const [marking, markingBeside] = useMemo(() => {
    if (copy) return [differingMarking(beside), differingMarking(initiative)] as const;
    const shared = sharedMarking(initiative, beside);
    return [shared, shared] as const;
  }, [initiative, beside, copy]);
  const number = first.findIndex((one) => one.initiative.id === id) + 1;
  return (
    <article ref={ref} className={styles.comparison} tabIndex={-1} aria-label={t('Taqqoslash')} data-compared={id}>
      <header className={styles.bar}>
        <h2 className={styles.heading}>
          {t('Taqqoslash')} {number > 0 && <span>{`${number} / ${first.length}`}</span>}
        </h2>
        {first.length > 1 && (
          <span className={styles.next} aria-hidden>
            {t('Keyingisi')}
            {first.map((one, at) => (
              <Kbd key={one.initiative.id}>{at + 1}</Kbd>
            ))}
          </span>
        )}
        <Button
          variant="default"
          size="xs"
          leftSection={<IconExternalLink size={15} stroke={1.7} aria-hidden />}
          rightSection={<CommandKey of="compare.open" />}
          onClick={() => onOpen(beside)}
        >
          {t('Ochish')}
        </Button>
        <Button variant="default" size="xs" rightSection={<CommandKey of="compare.close" />} onClick={onClose}>
          {t('Yopish')}
        </Button>
      </header>
      <FactChips initiative={initiative} other={other} />
      <div className={styles.sides}>
        <ComparedSide key={initiative.id} initiative={initiative} marking={marking} />
        <ComparedSide
          key={id}
          initiative={beside}
          marking={markingBeside}
          readAt={fresh ? dataUpdatedAt : other.readAt}
        />
      </div>
      <Places initiative={initiative} other={beside} names={[tr(topicOf(initiative)), tr(topicOf(beside))]} />
      <p className={styles.note}>
        {t("Faqat taqqoslash uchun: qaror sizniki. Ism bir xil bo'lsa ham, boshqa odam bo'lishi mumkin.")}
      </p>
    </article>
  );
}

/** Facts that the two share, and whether their authors differ. */
function FactChips({
  initiative,
  other: { initiative: beside, facts, winner },
}: Pick<ComparisonProps, 'initiative' | 'other'>) {
  const { t, tr } = useT();
  const categories = useQuery(categoriesQuery);
  const category = categories.data?.find(({ id }) => facts.category && id === initiative.category_id);
  const otherAuthor = !facts.author && Boolean(initiative.author_fullname && beside.author_fullname);
  const chips = [
    ...factTexts(category ? { ...facts, category: false } : facts, winner).map(({ text, values }) => t(text, values)),
    ...(category ? [t('{{title}} toifasi ikkalasida', { title: tr(category.title) })] : []),
    ...(otherAuthor ? [t('mualliflari boshqa')] : []),
  ];
  const marks = facts.copy ? t("farqli so'zlar") : t("umumiy so'zlar");
  return (
    <ul className={styles.chips}>
      {chips.map((chip) => (
        <li key={chip}>{chip}</li>
      ))}
      <li className={styles.legend}>
        <mark className={styles.marked}>{marks}</mark>
      </li>
    </ul>
  );
}

type PlacesProps = { initiative: Initiative; other: Initiative; names: readonly [string, string] };

/** Both pins with their distance; renders nothing where either has no place. */
function Places({ initiative, other, names }: PlacesProps) {
  const { t } = useT();
  const [one, another] = [placeOf(initiative), placeOf(other)];
  if (!one || !another) return null;
  const distance = t('{{metres}} m', { metres: Math.round(metresBetween(one, another)) });
  return (
    <div className={styles.map}>
      <PairMap places={[one, another]} names={names} distance={distance} />
    </div>
  );
}
