import { useQuery, useQueryClient } from '@tanstack/react-query';
import { schoolTemplatesQuery } from '@/entities/school-templates.ts';
import { useT } from '@/i18n/use-t.ts';
import { useDraftedForm } from '@/kit/drafts/use-drafted-form.ts';
import { pictureRule } from '@/kit/files/file-rule.ts';
import { useUpload } from '@/kit/files/use-upload.ts';
import { useProblems } from '@/kit/forms/use-problems.ts';
import { useChosenPictures } from '@/kit/uploads/use-chosen-pictures.ts';
import { fileByTemplate, fileInWords, LISTS } from './api.ts';
import {
  anyColor,
  asksTexts,
  EMPTY,
  type InitiativeValues,
  initiativeFields,
  initiativeProblems,
  picturesProblem,
} from './initiative.ts';

const PICTURES = pictureRule();

/** State of the form by which an admin files an initiative in a season: values, pictures, problems and submit. */
export function useInitiativeForm(board: number) {
  const { t } = useT();
  const queries = useQueryClient();
  const upload = useUpload();
  const scope = 'school-initiative-add';
  const pictures = useChosenPictures(`${scope}/${board}/photos`, PICTURES);
  const count = pictures.files.length;
  const form = useDraftedForm<InitiativeValues>({
    initialValues: EMPTY,
    validate: (values) => {
      const photos = picturesProblem(values, count);
      return { ...initiativeProblems(values), ...(photos && { photos }) };
    },
    draft: { scope, record: String(board) },
  });
  const { values } = form;
  const templates = useQuery(schoolTemplatesQuery);
  const problems = useProblems(form, initiativeProblems(values));
  const photos = picturesProblem(values, count);
  const photosError = form.errors.photos && photos ? t(photos) : null;

  /** Files the initiative, with its pictures in the same call; throws `AppError`. */
  const send = async (entered: InitiativeValues) => {
    const fields = initiativeFields(entered, board, anyColor());
    try {
      if (asksTexts(entered)) {
        const sent = await upload.sendAll(pictures.files, fileInWords(fields));
        if (!sent.arrived) throw sent.error;
      } else {
        await fileByTemplate(fields);
      }
    } finally {
      // Also after a lost answer: the initiative may have been filed.
      void queries.invalidateQueries({ queryKey: [LISTS] });
    }
    return 'done' as const;
  };

  return {
    board,
    form,
    /** Props of an input, with its error. */
    field: problems.field,
    /** Number of fields that show an error. */
    wrong: problems.count + (photosError ? 1 : 0),
    photosError,
    pictures,
    upload,
    templates,
    /** The chosen template; undefined without one, and until the templates are loaded. */
    template: templates.data?.find(({ id }) => id === values.template_id),
    send,
  };
}

/** State of the form. */
export type InitiativeForm = ReturnType<typeof useInitiativeForm>;
