import type { AppError } from '@shared/errors.ts';
import { TOO_MANY_FILES } from '@shared/protocols.ts';
import { useT } from '@/i18n/use-t.ts';
import styles from './folder-tab.module.css';

/** Why the files last chosen could not be taken; nothing without a problem. */
export function FolderProblem({ problem }: { problem: AppError | null }) {
  const { t } = useT();
  if (!problem) return null;
  const tooMany = problem.kind === 'file' && problem.detail === TOO_MANY_FILES;
  return (
    <small className={styles.problem} role="alert">
      {t(tooMany ? "Papkada 500 tadan ko'p fayl bor" : "Papkani o'qib bo'lmadi")}
    </small>
  );
}
