import { Button, Kbd } from '@mantine/core';
import type { InvestListsAnswer, ListProblem } from '@shared/invest-lists.ts';
import { IconFileAlert } from '@tabler/icons-react';
import type { Text } from '@/i18n/text.ts';
import { useT } from '@/i18n/use-t.ts';
import styles from './creation.module.css';

export type ListsUnreadProps = {
  answer: Extract<InvestListsAnswer, { step: 'unread' }>;
  onRetry: () => void;
  retrying: boolean;
  onLeave: () => void;
};

const WORDS = {
  missing: 'Fayl topilmadi',
  unreadable: "Faylni ochib bo'lmadi",
  'too-large': 'Fayl juda katta',
  'not-text': 'Fayl matn emas',
  'not-json': 'Fayl JSON emas',
  object: 'JSON obyekti kutilgan',
  list: "bo'sh bo'lmagan ro'yxat kutilgan",
  id: '1 dan boshlanadigan butun son kutilgan',
  title: 'nom kutilgan',
  soato: '4–12 raqamli SOATO kodi kutilgan',
  flag: 'true yoki false kutilgan',
  'unknown-key': "bunday kalit yo'q",
  repeated: 'qiymat takrorlangan',
  'not-listed': "bunday raqamli yozuv ro'yxatda yo'q",
} as const satisfies Record<ListProblem, Text>;

/** Shown in place of the form: the file of lists, and its errors with their places. Form input is kept as a draft. */
export function ListsUnread({ answer: { file, problems }, onRetry, retrying, onLeave }: ListsUnreadProps) {
  const { t } = useT();
  return (
    <div className={styles.unread} role="alert">
      <IconFileAlert size={40} stroke={1.2} aria-hidden />
      <h2>{t("Ma'lumotnoma ro'yxatlarini o'qib bo'lmadi")}</h2>
      <code>{file}</code>
      <ul>
        {problems.map(({ place, problem }) => (
          <li key={`${place} ${problem}`}>
            {place && <code>{place}</code>}
            {place && ': '}
            {t(WORDS[problem])}
          </li>
        ))}
      </ul>
      <p>{t("Yozganlaringiz joyida. Faylni tuzatishni administratordan so'rang, keyin qayta urinib ko'ring.")}</p>
      <div className={styles.buttons}>
        <Button variant="default" onClick={onLeave} rightSection={<Kbd aria-hidden>Esc</Kbd>}>
          {t('Orqaga')}
        </Button>
        <Button onClick={onRetry} loading={retrying}>
          {t('Qayta urinish')}
        </Button>
      </div>
    </div>
  );
}
