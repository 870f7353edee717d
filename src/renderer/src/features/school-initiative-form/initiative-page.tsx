import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { boardName } from '@/entities/board-select.tsx';
import { type Board, schoolBoardsQuery } from '@/entities/boards.ts';
import { BOARDS_FAILED } from '@/entities/lookup.ts';
import { bareSpelling } from '@/i18n/bare-spelling.ts';
import type { Text } from '@/i18n/text.ts';
import { useT } from '@/i18n/use-t.ts';
import { EmptyState, ListLink } from '@/kit/empty-state.tsx';
import { FormFrame } from '@/kit/forms/form-frame.tsx';
import { FormFailed, FormLoading, FormNotice, FormPanel } from '@/kit/forms/form-panel.tsx';
import { idParam } from '@/kit/list/list-state.ts';
import { useNotices } from '@/kit/notices.ts';
import { useEnclosedFiles } from '@/kit/uploads/form-files.tsx';
import { SendingFiles } from '@/kit/uploads/sending-files.tsx';
import { useGoBack } from '@/kit/use-go-back.ts';
import { asksTexts } from './initiative.ts';
import styles from './initiative-page.module.css';
import { StudentFields } from './student-fields.tsx';
import { TemplateField } from './template-field.tsx';
import { TemplateSummary } from './template-summary.tsx';
import { TextFields } from './text-fields.tsx';
import { type InitiativeForm, useInitiativeForm } from './use-initiative-form.ts';

const ID = idParam();

/** Form by which an admin files an initiative for a pupil (S154); the address names the season, which is read. */
export function Component() {
  const [query] = useSearchParams();
  const named = ID.parse(query.get('boardId') ?? '') ?? null;
  return (
    <FormPanel>
      <WithSeason key={named} named={named}>
        {(season) => <Adding season={season} named={query.get('board')} />}
      </WithSeason>
    </FormPanel>
  );
}

/** The form of a season; `named`: its name in the address. */
function Adding({ season, named }: SeasonHeadProps) {
  const notices = useNotices();
  const back = useGoBack(LIST);
  const state = useInitiativeForm(season.id);
  const { form, pictures, upload } = state;

  return (
    <FormFrame
      form={form}
      onSubmit={state.send}
      onDone={() => {
        notices.success('Muvafaqiyatli saqlandi', 'Tabriklaymiz');
        back();
      }}
      onLeave={back}
      save={{ wrong: state.wrong, list: LIST }}
      progress={
        upload.state.step === 'sending'
          ? {
              footer: <SendingFiles files={pictures.files} state={upload.state} onStop={upload.cancel} />,
              onStop: upload.cancel,
            }
          : null
      }
      head={<SeasonHead season={season} named={named} />}
    >
      <Fields state={state} />
    </FormFrame>
  );
}

/** The fields, with initial focus in the first. Pictures are kept while a template is chosen. */
function Fields({ state }: { state: InitiativeForm }) {
  const { form, pictures } = state;
  const fields = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => fields.current?.querySelector('input')?.focus(), []);
  useEnclosedFiles(pictures.files.length > 0, pictures.clear);
  return (
    <div ref={fields} className={styles.grid}>
      <TemplateField state={state} />
      <StudentFields state={state} />
      {asksTexts(form.values) ? <TextFields state={state} /> : <TemplateSummary template={state.template} />}
    </div>
  );
}

type SeasonHeadProps = {
  /** The season into which the form files. */
  season: Board;
  /** Its name in the address, in either script; null: none. */
  named: string | null;
};

/** Names the season into which the form files; says so if the address gives it another name. */
function SeasonHead({ season, named }: SeasonHeadProps) {
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

/** Path of the list from which the form is opened. */
const LIST = '/app/school-initiatives';

type WithSeasonProps = {
  /** Id of the season in the address; null: none. */
  named: number | null;
  /** The form of the season. */
  children: (season: Board) => ReactNode;
};

/**
 * Reads the season that the address names, and renders the form for it; a message for an address without a season, or
 * with one that is not active. A form that is open stays, whatever becomes of its season. Key it by the season.
 */
function WithSeason({ named, children }: WithSeasonProps) {
  const { data, error, isFetching, refetch } = useQuery({ ...schoolBoardsQuery, enabled: named !== null });
  const [season, setSeason] = useState<Board>();
  const found = data?.find(({ id }) => id === named);
  if (found && !season) setSeason(found);
  if (season) return children(season);
  if (named === null) return <NoSeason title="Mavsum tanlanmagan" />;
  if (data) return <NoSeason title="Havoladagi mavsum faol emas yoki topilmadi" />;
  if (!error) return <FormLoading />;
  return <FormFailed error={error} words={BOARDS_FAILED} onRetry={refetch} retrying={isFetching} />;
}

const NoSeason = ({ title }: { title: Text }) => (
  <FormNotice>
    <EmptyState
      title={title}
      hint="Tashabbus qaysi mavsumga qo'shilishi ro'yxatda tanlanadi."
      action={<ListLink to={LIST} />}
    />
  </FormNotice>
);
