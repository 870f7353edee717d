import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { boardName } from '@/entities/board-select.tsx';
import type { Board } from '@/entities/boards.ts';
import { bareSpelling } from '@/i18n/bare-spelling.ts';
import { useT } from '@/i18n/use-t.ts';
import styles from './initiative-page.module.css';

export type SeasonHeadProps = {
  /** The season into which the form files. */
  season: Board;
  /** Its name in the address, in either script; null: none. */
  named: string | null;
};

/** Names the season into which the form files; says so if the address gives it another name. */
export function SeasonHead({ season, named }: SeasonHeadProps) {
  const translation = useT();
  const { t, tr } = translation;
  const name = boardName(season, translation);
  return (
    <>
      <p className={styles.board}>{name}</p>
      {named && bareSpelling(named) !== bareSpelling(name) && (
        <Alert color="yellow" icon={<IconAlertTriangle />} role="alert">
          {t("Havolada boshqa mavsum yozilgan: «{{named}}». Tashabbus shu mavsumga qo'shiladi: «{{name}}».", {
            named: tr(named),
            name,
          })}
        </Alert>
      )}
    </>
  );
}
