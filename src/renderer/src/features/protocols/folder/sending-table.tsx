import { Button, Progress } from '@mantine/core';
import { AppError } from '@shared/errors.ts';
import { isUnfinished, type ProtocolItem, type ProtocolRun } from '@shared/protocols.ts';
import { IconFolder } from '@tabler/icons-react';
import { useEffect, useMemo, useState } from 'react';
import { bridge, unwrap } from '@/api/bridge.ts';
import { formatCount } from '@/i18n/formats.ts';
import { useT } from '@/i18n/use-t.ts';
import { useConfirm } from '@/kit/confirm.ts';
import { ErrorNumber } from '@/kit/error-number.tsx';
import { PDF_FILE } from '@/kit/files/file-rule.ts';
import { problemText } from '@/kit/files/texts.ts';
import { useLostFocus } from '@/kit/keys/use-lost-focus.ts';
import { useNotices } from '@/kit/notices.ts';
import { useFailureText, useWords } from '@/kit/words.tsx';
import styles from './folder.module.css';
import { RowTable } from './row-table.tsx';
import { sendingCells } from './sending-cells.tsx';
import { sendingProgress, shownItems } from './sending-words.ts';

/** Upload progress in whole percent, by item id. */
function useSentShare(): ReadonlyMap<string, number> {
  const [shares, setShares] = useState<ReadonlyMap<string, number>>(new Map());
  useEffect(
    () =>
      bridge.on('upload.progress', ({ uploadId, sentBytes, totalBytes }) => {
        const share = totalBytes > 0 ? Math.min(100, Math.floor((sentBytes / totalBytes) * 100)) : 0;
        setShares((now) => new Map(now).set(uploadId, share));
      }),
    [],
  );
  return shares;
}

const rowId = ({ id }: ProtocolItem) => id;

/** The list of protocols being sent: the progress of each file, and actions for halted files. */
export function SendingTable({ run }: { run: ProtocolRun }) {
  const translation = useT();
  const { t } = translation;
  const notices = useNotices();
  const confirm = useConfirm();
  const words = useWords();
  const failureText = useFailureText();
  const shares = useSentShare();
  const frame = useLostFocus<HTMLElement>(run.going);
  const { all, done, halted, left } = sendingProgress(run);
  const unfinished = isUnfinished(run);

  const failed = (thrown: unknown) => notices.failure(AppError.from(thrown), words.save);
  const cells = useMemo(() => {
    const choose = async ({ id }: ProtocolItem) => {
      const file = await unwrap(bridge.files.pick({ accept: PDF_FILE.accept, maxBytes: PDF_FILE.maxBytes }));
      if (!file) return;
      if (file.problem) return notices.warn({ raw: problemText(file.problem, PDF_FILE, t) });
      await unwrap(bridge.protocols.replace({ id, fileId: file.id }));
    };
    return sendingCells({
      ...{ translation, shares },
      onAgain: ({ id }) => void bridge.protocols.resume({ ids: [id] }),
      onChoose: (item) => void choose(item).catch((thrown) => notices.failure(AppError.from(thrown), words.save)),
    });
  }, [translation, t, shares, notices, words]);
  const drop = async () => {
    const yes =
      !unfinished ||
      (await confirm({
        title: "Yuborilmagan fayllar ro'yxati olib tashlansinmi?",
        message: 'Biriktirilgan protokollar platformada qoladi.',
        yes: 'Olib tashlash',
        danger: true,
      }));
    if (yes) await unwrap(bridge.protocols.drop()).catch(failed);
  };

  const columns = [
    { id: 'mark', label: '', width: 56 },
    { id: 'file', label: t('Fayl'), width: '30%' },
    { id: 'arrow', label: '', width: 40 },
    { id: 'district', label: t('Tuman'), width: '18%' },
    { id: 'step', label: t('Holati') },
    { id: 'again', label: '', width: 120 },
  ];
  const problem = run.problem && failureText(new AppError(run.problem), words.save);

  return (
    <section ref={frame} tabIndex={-1} className={styles.panel} aria-label={t('Protokollar papkasi')}>
      <div className={styles.head}>
        <IconFolder size={26} stroke={1.4} aria-hidden />
        <div className={styles.name} role="status">
          <strong>
            {t(run.going ? 'Protokollar yuborilmoqda' : unfinished ? "Yuborish to'xtagan" : 'Protokollar yuborildi')}
          </strong>
          <small>
            {run.confirmed === null
              ? t('{{all}} tadan {{done}} tasi biriktirildi', { all: formatCount(all), done: formatCount(done) })
              : t('{{n}} tadan {{m}} tasi platformada tasdiqlandi', {
                  n: formatCount(all),
                  m: formatCount(run.confirmed),
                })}
            {halted > 0 && `, ${t("{{n}} tasi to'xtadi", { n: formatCount(halted) })}`}
          </small>
        </div>
        <Progress
          className={styles.progress}
          value={(done / all) * 100}
          size={6}
          aria-label={t('{{all}} tadan {{done}} tasi biriktirildi', { all: formatCount(all), done: formatCount(done) })}
        />
      </div>
      <RowTable label="Protokollar papkasi" columns={columns} rows={shownItems(run)} rowId={rowId} cells={cells} />
      <footer className={styles.foot}>
        <span className={problem ? styles.problem : styles.note}>
          {problem ? (
            <>
              {[problem.headline, ...problem.below].join(' ')} <ErrorNumber number={problem.number} />
            </>
          ) : (
            run.going &&
            t('Oynani yopsangiz ham yuborish davom etadi. Dastur yopilsa, qolgan {{n}} tasi ish stolida kutadi.', {
              n: formatCount(left),
            })
          )}
        </span>
        {run.going ? (
          <Button variant="default" onClick={() => void bridge.protocols.stop()}>
            {t("To'xtatish")}
          </Button>
        ) : (
          <>
            <Button variant="default" onClick={() => void drop()}>
              {t(unfinished ? 'Olib tashlash' : 'Yopish')}
            </Button>
            {(left > 0 || halted > 0 || run.problem) && (
              <Button onClick={() => void bridge.protocols.resume({ ids: null })}>{t('Davom ettirish')}</Button>
            )}
          </>
        )}
      </footer>
    </section>
  );
}
