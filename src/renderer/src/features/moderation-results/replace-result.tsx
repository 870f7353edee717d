import { Button, Group, Text as Paragraph } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { boardName } from '@/entities/board-select.tsx';
import { boardsQuery } from '@/entities/boards.ts';
import { usePlaceOf } from '@/entities/use-place-of.ts';
import { formatDateTime } from '@/i18n/formats.ts';
import { useT } from '@/i18n/use-t.ts';
import { DrawnRecord } from '@/kit/drawn-record.tsx';
import { WholeNumberInput } from '@/kit/inputs/whole-number-input.tsx';
import { useKept } from '@/kit/keeps/use-kept.ts';
import { useMe } from '@/session/session.ts';
import { resultAddress } from './api.ts';
import styles from './replace-result.module.css';
import { SAVED_RESULTS, type SavedResult } from './saved-results.ts';

/**
 * The ways to a result whose file is to be replaced (M-002): those saved at this workstation, and any other by its
 * number, as no call lists them (Z-084).
 */
export function ReplaceResult() {
  const { t } = useT();
  const { value: results } = useKept(SAVED_RESULTS);
  const [id, setId] = useState<number | null>(null);
  const navigate = useNavigate();
  return (
    <section className={styles.replace} aria-label={t('Natija faylini almashtirish')}>
      <h2 className={styles.title}>{t('Natija faylini almashtirish')}</h2>
      {results.length > 0 ? (
        <ul className={styles.results}>
          {results.map((result) => (
            <li key={result.id}>
              <DrawnRecord of={result} id={result.id}>
                {() => <Saved result={result} />}
              </DrawnRecord>
            </li>
          ))}
        </ul>
      ) : (
        <Paragraph size="sm" c="var(--tb-text-3)">
          {t('Bu kompyuterda saqlangan natijalar shu yerda turadi. Boshqa natija raqami bilan ochiladi.')}
        </Paragraph>
      )}
      <Group align="end" gap={8} wrap="nowrap">
        <WholeNumberInput grouped={false} label={t('Natija raqami')} w={180} value={id} onChange={setId} />
        <Button
          variant="default"
          disabled={id === null}
          onClick={() => id !== null && void navigate(resultAddress(id))}
        >
          {t('Ochish')}
        </Button>
      </Group>
    </section>
  );
}

function Saved({ result: { id, board, district, at } }: { result: SavedResult }) {
  const translation = useT();
  const { t, tr } = translation;
  const boards = useQuery(boardsQuery(useMe())).data;
  const place = usePlaceOf()(district);
  const season = boards?.find((known) => known.id === board);
  return (
    <Link to={resultAddress(id)} className={styles.result}>
      {[
        `№ ${id}`,
        tr(place.district) || t('Tuman (ID {{id}})', { id: district }),
        season ? boardName(season, translation) : t("Faol bo'lmagan mavsum (ID {{id}})", { id: board }),
        formatDateTime(at),
      ].join(' · ')}
    </Link>
  );
}
