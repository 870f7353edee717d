import { Button } from '@mantine/core';
import { Link, useNavigate } from 'react-router';
import { useT } from '@/i18n/use-t.ts';
import { CommandKey } from '@/kit/commands/command-key.tsx';
import { useCommands } from '@/kit/commands/use-commands.ts';
import { FigureNumber } from './figure-number.tsx';
import styles from './figures.module.css';
import { listOf, waitingAt } from './links.ts';
import { PartFigure } from './part-figure.tsx';
import type { BoardFigures } from './use-board-figures.ts';

/** The number of initiatives that wait for this person's decision, its parts, and the button that starts the review. */
export function WaitsPanel({ figures }: { figures: BoardFigures }) {
  const { t } = useT();
  const navigate = useNavigate();
  const { part, board, figure, readings } = figures;
  const waits = figure('waits');
  const none = waits?.state === 'known' && waits.value === 0;
  const begin = () => void navigate(waitingAt(board.id));
  useCommands([
    {
      id: 'own-desk.begin',
      title: "Ko'rib chiqishni boshlash",
      where: 'Ish stolida',
      keys: ['KeyV'],
      run: begin,
      enabled: () => waits !== null && !none,
    },
  ]);
  if (!waits) return null;
  const notSeen = figure('notSeen');
  return (
    <section className={styles.waits} aria-label={t('Qaroringizni kutmoqda')}>
      {none ? (
        <p className={styles.nothing}>{t("Qaroringizni kutayotgan tashabbus yo'q")}</p>
      ) : (
        <div>
          <h2 className={styles.waitsTitle}>{t('Qaroringizni kutmoqda')}</h2>
          <p className={styles.large}>
            <FigureNumber figure={waits} />
          </p>
        </div>
      )}
      {part === 'proposes' && !none && (
        <ul className={styles.parts}>
          <li>{notSeen && <PartFigure figure={notSeen} label="ko'rilmagan" to={waitingAt(board.id)} />}</li>
          <li>
            <PartFigure count={readings.of('returned')} label="tumandan qaytgan" to={listOf(board.id, 'returned')} />
          </li>
        </ul>
      )}
      {part === 'confirms' && !none && (
        <ul className={styles.parts}>
          <li>
            <PartFigure count={readings.of('accepted')} label="qabul qilingan" to={listOf(board.id, 'accepted')} />
          </li>
          <li>
            <PartFigure count={readings.of('denied')} label="rad etilgan" to={listOf(board.id, 'denied')} />
          </li>
        </ul>
      )}
      {!none && (
        <Button
          component={Link}
          to={waitingAt(board.id)}
          data-desk-row
          size="lg"
          className={styles.begin}
          rightSection={<CommandKey of="own-desk.begin" />}
        >
          {t("Ko'rib chiqishni boshlash")}
        </Button>
      )}
    </section>
  );
}
