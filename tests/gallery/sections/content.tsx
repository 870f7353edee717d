import { useState } from 'react';
import { useT } from '@/i18n/use-t.ts';
import { ExternalLink } from '@/kit/external-link.tsx';
import { ErrorList } from '@/kit/forms/error-list.tsx';
import { oddMark } from '@/kit/odd-mark.tsx';
import { RichText } from '@/kit/rich-text/rich-text.tsx';
import { ChosenList } from '@/kit/runs/chosen-list.tsx';
import { RunList } from '@/kit/runs/run-list.tsx';
import { SafeHtml } from '@/kit/safe-html/safe-html.tsx';
import { mark, tag } from '@/kit/tag.tsx';
import { Case } from '../case.tsx';
import styles from '../gallery.module.css';

const HTML =
  "<h2>Yangi mavsum</h2><p>Tashabbuslar <strong>1-dekabrdan</strong> qabul qilinadi.</p><ul><li>Yo'l</li></ul>";
const STRANGE = '<p>Assalomu alaykum! <a href="https://example.uz">Havola</a><script>alert(1)</script></p>';
const RUNS = [
  { item: 1, state: 'done', value: true },
  { item: 2, state: 'failed', error: null },
  { item: 3, state: 'running' },
  { item: 4, state: 'waiting' },
] as const;

/** Texts, tags, and the results of many calls. */
export function Content() {
  const { t } = useT();
  const [html, setHtml] = useState(HTML);
  return (
    <>
      <h2 className={styles.section}>Content</h2>
      <div className={styles.cases}>
        <Case of="rich-text/rich-text" wide>
          <RichText label="Asosiy matn" value={html} onChange={setHtml} required />
        </Case>
        <Case of="safe-html/safe-html" note="a script and all that loads is gone">
          <SafeHtml html={STRANGE} name="T-1001" />
        </Case>
        <Case of="tag">
          <span>
            {tag(t('Yangi'), { tone: 'info', icon: 'circle-dot' })}{' '}
            {tag(t('Qabul qilingan'), { tone: 'good', icon: 'check' })}
          </span>
          {mark(t('Yangi'), { tone: 'violet', icon: 'circle-dot' })}
        </Case>
        <Case of="tag" note="where there is too little room">
          <div style={{ width: 90 }}>{tag(t('Qabul qilingan'), { tone: 'good', icon: 'check' })}</div>
        </Case>
        <Case of="odd-mark">{oddMark('YANGI_BOSQICH', t)}</Case>
        <Case of="external-link">
          <ExternalLink url="https://example.uz/news/12" />
        </Case>
        <Case of="forms/error-list">
          <ErrorList errors={{ title: 'Majburiy maydon', context: 'Majburiy', image: 'Majburiy maydon' }} />
        </Case>
        <Case of="runs/chosen-list">
          <ChosenList
            chosen={[
              { id: 1, said: () => ({ name: '1001, Karimov Anvar', words: "Yo'l qachon quriladi?" }) },
              {
                id: 2,
                said: () => ({ name: '1002, Aliyeva Zulfiya', words: 'Rahmat' }),
                mark: t("Ko'rinayotgan ro'yxatda yo'q"),
              },
            ]}
          />
        </Case>
        <Case of="runs/run-list">
          <RunList
            runs={[...RUNS]}
            rowId={(item) => item}
            label={(item) => `${t('Murojaat')} ${item}`}
            outcome={({ state }) =>
              state === 'done' ? { text: t('Tadiqlandi'), look: 'good' } : { text: t('Tadiqlanmadi'), look: 'bad' }
            }
          />
        </Case>
      </div>
    </>
  );
}
