import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useT } from '@/i18n/use-t.ts';
import { isFound } from '@/kit/palette/find.ts';
import type { Chapter } from './chapter.ts';
import styles from './manual.module.css';
import { textsOf } from './words.ts';

export type ChapterListProps = {
  /** The chapters of the person's role. */
  chapters: readonly Chapter[];
  onOpen: (chapter: Chapter) => void;
};

/** The chapters, searched in either script by all their words. */
export function ChapterList({ chapters, onOpen }: ChapterListProps) {
  const { t } = useT();
  const [query, setQuery] = useState('');
  const found = chapters.filter((chapter) => isFound(query, ...textsOf(chapter, t)));
  return (
    <>
      <TextInput
        type="search"
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
        aria-label={t("Qo'llanmadan qidirish")}
        placeholder={t("Qo'llanmadan qidirish")}
        leftSection={<IconSearch size={16} stroke={1.7} aria-hidden />}
      />
      <ul className={styles.chapters}>
        {found.map((chapter) => (
          <li key={chapter.id}>
            <button type="button" className={styles.entry} onClick={() => onOpen(chapter)}>
              <strong>{t(chapter.title)}</strong>
              <span>{t(chapter.when)}</span>
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p role="status">{t('Hech narsa topilmadi')}</p>}
    </>
  );
}
