import { Button, Group, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { AppError } from '@shared/errors.ts';
import { useEffect, useRef, useState } from 'react';
import { CHRONOLOGY_EDIT, FINANCE, INVEST_NOT_CREATED } from '@/i18n/failure-words.ts';
import { useT } from '@/i18n/use-t.ts';
import { DraftBanner } from '@/kit/drafts/draft-banner.tsx';
import { ErrorNumber } from '@/kit/error-number.tsx';
import { fieldsOf } from '@/kit/forms/field.ts';
import { FormFailure } from '@/kit/forms/form-failure.tsx';
import { FormLoading } from '@/kit/forms/form-panel.tsx';
import { ReadFrame } from '@/kit/forms/read-frame.tsx';
import { SaveButtons } from '@/kit/forms/save-buttons.tsx';
import { type HelpTopic, offerHelp } from '@/kit/help/help.ts';
import { HelpLink } from '@/kit/help/help-link.tsx';
import { HoldNote } from '@/kit/holds/hold-note.tsx';
import { HoldSending } from '@/kit/holds/hold-sending.tsx';
import { useInsertAtCaret } from '@/kit/inputs/insert-at-caret.ts';
import { LockedField } from '@/kit/inputs/locked-field.tsx';
import { LanguageTabs } from '@/kit/localized/language-tabs.tsx';
import { NO_TEXT } from '@/kit/localized/languages.ts';
import { LocalizedFields } from '@/kit/localized/localized-fields.tsx';
import { useNotices } from '@/kit/notices.ts';
import { OfferedNotice } from '@/kit/offered-notice.tsx';
import { showSaved } from '@/kit/saved-notice.tsx';
import { Case } from '../case.tsx';
import styles from '../gallery.module.css';
import { Dialogs } from './dialogs.tsx';
import { FormFiles } from './form-files.tsx';
import { FormRows } from './form-rows.tsx';

const FAILED = new AppError({ kind: 'invalid', status: 400, serverMessage: 'Bunday nom band' });
const NO_PROJECT = new AppError({ kind: 'not-found', status: 404, serverMessage: 'PROJECT NOT FOUND' });
const OFFLINE = new AppError({ kind: 'network' });
const NUMBERED = new AppError({ kind: 'server', status: 500, serverMessage: 'Bunday nom band', number: 'K7M3PX' });
const HOLD = {
  reason: 'Yuborish uchun aloqa kerak',
  kept: "Yozganingiz {{time}} da saqlandi. Aloqa yo'q paytda yuborilmaydi va navbatga ham qo'yilmaydi: aloqa tiklangach tashabbus qayta o'qiladi, keyin o'zingiz yuborasiz.",
  plain:
    "Aloqa yo'q paytda yuborilmaydi va navbatga ham qo'yilmaydi: aloqa tiklangach tashabbus qayta o'qiladi, keyin o'zingiz yuborasiz.",
} as const;
const UNKEPT = {
  offered: null,
  held: false,
  failed: true,
  savedAt: null,
  accept: () => {},
  discard: () => {},
  drop: () => {},
  sending: false,
  doubt: { is: () => false, set: () => {}, early: false },
};

/** The link below a failure where help is offered, as by the manual once somebody is signed in. */
function Helped() {
  const [topic, setTopic] = useState<HelpTopic | null>(null);
  return (
    <Case of="help/help-link" note="what to do about a failure" value={topic}>
      <OfferedHelp onTopic={setTopic} />
    </Case>
  );
}
function OfferedHelp({ onTopic }: { onTopic: (topic: HelpTopic) => void }) {
  useEffect(() => offerHelp(onTopic), [onTopic]);
  return <HelpLink topic="error-number" />;
}

/** A text into which other texts are inserted. */
function Inserting() {
  const { t } = useT();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('Hurmatli fuqaro!');
  const { insert } = useInsertAtCaret(field, text, setText);
  return (
    <Case of="inputs/insert-at-caret" value={text}>
      <Textarea ref={field} label={t('Izoh')} value={text} onChange={(event) => setText(event.currentTarget.value)} />
      <Button variant="default" style={{ alignSelf: 'flex-start' }} onClick={() => insert('Dilnoza')}>
        Dilnoza
      </Button>
    </Case>
  );
}

/** The parts of a form other than its fields. */
export function Forms() {
  const { t } = useT();
  const notices = useNotices();
  const offered = Promise.resolve({
    label: "G'oliblikni bekor qilish" as const,
    take: () => notices.info("O'chirish bekor qilindi"),
  });
  const form = useForm({ initialValues: { title: { ...NO_TEXT, uz_lat: "Yo'l jamg'armasi" } } });
  const long = useForm({ initialValues: { name: NO_TEXT } });
  const { setErrors } = long;
  // After the tabs have mounted: a refusal opens the first invalid one.
  useEffect(() => setErrors({ 'name.ru': 'Majburiy maydon', 'name.kr': 'Majburiy maydon' }), [setErrors]);
  const field = fieldsOf(long, t);
  const [left, setLeft] = useState(0);
  return (
    <>
      <h2 className={styles.section}>Forms</h2>
      <div className={styles.cases}>
        <Case of="localized/localized-fields" value={form.values.title}>
          <LocalizedFields form={form} name="title" label="Nomi" />
        </Case>
        <Case of="localized/language-tabs" note="refused: the first bad tab opens" wide>
          <LanguageTabs errors={long.errors}>
            {(language) => <TextInput label={t('Nomi')} withAsterisk {...field(`name.${language}`)} />}
          </LanguageTabs>
        </Case>
        <Case of="localized/language-tabs" note="called as a screen calls them">
          <LanguageTabs errors={{}} languages={['uz_lat', 'uz_cyr']} names={{ uz_lat: 'UZB', uz_cyr: 'UZB Krill' }}>
            {(language) => <span>{language}</span>}
          </LanguageTabs>
        </Case>
        <Case of="forms/form-failure" note="refused; the line was cut">
          <FormFailure error={FAILED} failure="Ma'lumot yuklashda xatolik sodir bo'ldi!" />
          <FormFailure error={OFFLINE} />
        </Case>
        <Case
          of="forms/form-failure"
          note="in words of its screen: the platform's never, and one that stands for another"
        >
          <FormFailure error={FAILED} failure={CHRONOLOGY_EDIT.save} />
          <FormFailure error={NO_PROJECT} failure={INVEST_NOT_CREATED} />
          <FormFailure error={FAILED} failure={INVEST_NOT_CREATED} />
        </Case>
        <Case of="error-number" note="of a failure in the log; of one that nothing logged">
          <FormFailure error={NUMBERED} failure={CHRONOLOGY_EDIT.save} />
          <ErrorNumber number={undefined} />
        </Case>
        <Helped />
        <Case of="drafts/draft-banner" note="what is typed cannot be kept">
          <DraftBanner draft={UNKEPT} />
        </Case>
        <Case of="holds/hold-sending" note="nothing may be sent now">
          <HoldSending hold={HOLD}>
            <Group gap={8}>
              <SaveButtons sending={false} blocked onLeave={() => {}} />
            </Group>
          </HoldSending>
        </Case>
        <Case of="holds/hold-note" note="with a draft; without one">
          <HoldSending hold={HOLD}>
            <HoldNote savedAt={Date.parse('2026-09-02T09:21:00Z')} />
            <HoldNote />
          </HoldSending>
        </Case>
        <Case of="inputs/locked-field">
          <LockedField label="STIR" value="309876543" description={t('Majburiy maydon')} figures />
        </Case>
        <Case of="forms/read-frame" value={left} wide>
          <div style={{ height: 260 }}>
            <ReadFrame why="Tashabbusni faqat ko'rishingiz mumkin." onLeave={() => setLeft((times) => times + 1)}>
              <TextInput label={t('Nomi')} defaultValue="Yo'l jamg'armasi" />
            </ReadFrame>
          </div>
        </Case>
        <Case of="forms/save-buttons" note="nothing to save yet">
          <Group gap={8}>
            <SaveButtons sending={false} blocked onLeave={() => {}} />
          </Group>
        </Case>
        <Case of="forms/form-panel">
          <FormLoading />
        </Case>
        <Case of="notices">
          <Group gap={8}>
            <Button variant="default" onClick={() => notices.success('Muvafaqiyatli saqlandi', 'Tabriklaymiz')}>
              success
            </Button>
            <Button variant="default" onClick={() => notices.success('Tadiqlandi', undefined, offered)}>
              offer
            </Button>
            <Button variant="default" onClick={() => notices.info("O'chirish bekor qilindi")}>
              info
            </Button>
            <Button variant="default" onClick={() => notices.warn({ raw: 'Server: limit 10' })}>
              warn
            </Button>
            <Button variant="default" onClick={() => notices.failure(FAILED, FINANCE.remove)}>
              failure
            </Button>
            <Button variant="default" onClick={() => showSaved({ id: 'd1', name: 'tashabbuslar.xlsx' })}>
              saved
            </Button>
          </Group>
        </Case>
        <Case of="offered-notice">
          <OfferedNotice
            message={t('Tashabbus golib deb tayinlandi.')}
            label="G'oliblikni bekor qilish"
            onTake={() => {}}
          />
        </Case>
        <Inserting />
        <FormFiles />
        <FormRows />
        <Dialogs />
      </div>
    </>
  );
}
