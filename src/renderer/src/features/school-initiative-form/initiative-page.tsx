import { useLayoutEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useT } from '@/i18n/use-t.ts';
import { EmptyState, ListLink } from '@/kit/empty-state.tsx';
import { FormFrame } from '@/kit/forms/form-frame.tsx';
import { FormNotice, FormPanel } from '@/kit/forms/form-panel.tsx';
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

const LIST = '/app/school-initiatives';

/** Form by which an admin files an initiative for a pupil (S154); the address names the season. */
export function Component() {
  const [query] = useSearchParams();
  const board = Number(query.get('boardId'));
  return (
    <FormPanel>
      {Number.isSafeInteger(board) && board > 0 ? (
        <Adding key={board} board={board} name={query.get('board')} />
      ) : (
        <FormNotice>
          <EmptyState
            title="Mavsum tanlanmagan"
            hint="Tashabbus qaysi mavsumga qo'shilishi ro'yxatda tanlanadi."
            action={<ListLink to={LIST} />}
          />
        </FormNotice>
      )}
    </FormPanel>
  );
}

/** The form of a season; `name` is its label, as the list has it. */
function Adding({ board, name }: { board: number; name: string | null }) {
  const { tr } = useT();
  const notices = useNotices();
  const back = useGoBack(LIST);
  const state = useInitiativeForm(board);
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
      head={name && <p className={styles.board}>{tr(name)}</p>}
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
