import { useLayoutEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { FormFrame } from '@/kit/forms/form-frame.tsx';
import { FormPanel } from '@/kit/forms/form-panel.tsx';
import { idParam } from '@/kit/list/list-state.ts';
import { useNotices } from '@/kit/notices.ts';
import { useEnclosedFiles } from '@/kit/uploads/form-files.tsx';
import { SendingFiles } from '@/kit/uploads/sending-files.tsx';
import { useGoBack } from '@/kit/use-go-back.ts';
import { asksTexts } from './initiative.ts';
import styles from './initiative-page.module.css';
import { SeasonHead, type SeasonHeadProps } from './season-head.tsx';
import { StudentFields } from './student-fields.tsx';
import { TemplateField } from './template-field.tsx';
import { TemplateSummary } from './template-summary.tsx';
import { TextFields } from './text-fields.tsx';
import { type InitiativeForm, useInitiativeForm } from './use-initiative-form.ts';
import { LIST, WithSeason } from './with-season.tsx';

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
