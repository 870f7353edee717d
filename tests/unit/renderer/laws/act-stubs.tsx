import type { AppError } from '@shared/errors.ts';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import type { TotalsWords } from '@/kit/excel/totals-text.ts';
import { page } from './page-stubs.tsx';

type Form = {
  setValues: (values: object) => void;
  setFieldError: (path: string, message: unknown) => void;
  validate: () => { errors: object };
  getValues: () => object;
  getTransformedValues: () => object;
};
/** A dialog as it was drawn last: what it sends and says, and its form if it has one. */
export type DrawnDialog = {
  /** Null: there is nothing to send. */
  submit: { idle?: string | undefined; failure?: string } | null;
  failure?: string;
  form?: Form;
  onSubmit: (values?: object, doubt?: object) => Promise<'done' | 'stay'>;
};
/** A button of a row that deletes its record. */
export type Removal = { id: unknown; press: () => Promise<void> };
/** A question that is asked before something is done. */
export type Asked = { title: string; message?: string; about?: string; danger?: boolean };
/** An import: its list, what is doubtful in the chosen file, its title, and its button. */
export type DrawnImport = {
  check: { lists: { own: { name: string } }; doubts: readonly { kind: string }[] };
  /** Of its dialog; none of a page's. */
  title?: string;
  blocked: boolean;
  press: () => void;
};

/** A chosen file, and what was chosen beside it, such as a season. */
export type Chosen = { file: object; beside: string | null };

/** What has been drawn that does something, and what a person answers. */
export const acts = {
  dialog: undefined as DrawnDialog | undefined,
  /** The form that was drawn last. */
  form: undefined as Form | undefined,
  /** The selects that were drawn last, by label. */
  selects: new Map<string, (chosen: unknown) => void>(),
  /** What they offer. */
  offered: new Map<string, readonly unknown[]>(),
  /** The field at which the platform's refusal stands; undefined: at none. */
  refusedField: undefined as string | undefined,
  /** What the guard of a press sends that was drawn last, with the values of its form. */
  send: (_values?: object): void => undefined,
  /** The same of a form, which may have a switch beside its fields. */
  sendForm: (_values?: object): void => undefined,
  /** Why there is nothing to send in the form that was drawn last. */
  idle: undefined as string | undefined,
  /** Why the last press has failed: a part that is drawn again says so. */
  failure: null as AppError | null,
  /** The words for what was counted, of the sending that was drawn last. */
  words: undefined as TotalsWords | undefined,
  /** What a linking has come to that its dialog then tells. */
  trouble: null as object | null,
  /** What follows when an action of a screen is done, by the screen's name for its actions. */
  ends: new Map<string, Ends>(),
  remove: (_id: unknown, _name: string): Promise<void> => Promise.resolve(),
  removals: [] as Removal[],
  imports: [] as DrawnImport[],
  asked: [] as Asked[],
  answer: true,
  /** Whether somebody else has decided, as a guarded decision knows from its last attempt. */
  settled: false,
  /** Whether the guarded decision drawn last can be made on a record. */
  isPossible: undefined as Decision['isPossible'],
  /** The names under which files are looked for that were chosen before. */
  keptUnder: new Set<string>(),
  /** The file that every import finds chosen when it is drawn; null: none. */
  chosen: null as Chosen | null,
};

type Decision = { isPossible?: ((now: object) => boolean) | undefined };

const nothing = () => null;
/** A component in a chunk of its own: nothing is drawn until the chunk is there. */
const lazyComponent = (load: () => Promise<(props: object) => ReactNode>) => {
  let Loaded: ((props: object) => ReactNode) | undefined;
  return (props: object) => {
    if (Loaded) return <Loaded {...props} />;
    page.loading.push(
      load().then((component) => {
        Loaded = component;
      }),
    );
    return null;
  };
};

const keptChoices = {
  find: (name: string) => {
    acts.keptUnder.add(name);
    return acts.chosen?.file ?? null;
  },
  findAll: (name: string) => {
    acts.keptUnder.add(name);
    return [];
  },
  put: () => null,
  putAll: () => [],
  beside: () => acts.chosen?.beside ?? null,
  putBeside: () => undefined,
};

/** A function or component that does as the real one, and then notes what came of it, or changes it. */
const noting =
  <Given extends readonly unknown[], Result>(
    real: (...given: Given) => Result,
    note: (result: Result, ...given: Given) => unknown,
  ) =>
  (...given: Given): Result => {
    const result = real(...given);
    return (note(result, ...given) as Result | undefined) ?? result;
  };

/** Has an export of a module noted. */
function note<Given extends readonly unknown[], Result>(
  path: string,
  name: string,
  how: (result: Result, ...given: Given) => unknown,
): void {
  vi.doMock(path, async (original) => {
    const real = await original<Record<string, (...given: Given) => Result>>();
    return { ...real, [name]: noting(real[name] as (...given: Given) => Result, how) };
  });
}

const confirm = async (question: Asked) => {
  acts.asked.push(question);
  return acts.answer;
};

type Ends = { owner: string; onDone: (id: string, subject: object, outcome: unknown) => void };

const noteDialog = (_: unknown, props: DrawnDialog) => {
  acts.dialog = props;
};

type Select = {
  label: string;
  onChange: (chosen: unknown) => void;
  query: { data?: readonly { value: unknown }[] | undefined };
};
type Choice = { label: string; data: readonly { value: unknown }[] };
type Initialized = { initialized: boolean; initialize: (values: object) => void };
type Link = (wanted: object, doubt: object) => Promise<{ step: string }>;
type Press = { press: (values?: object) => void; error: AppError | null };
type Guard = { useAction: (options: { onFailure?: (error: AppError) => void }) => Press };

/** The guard of a press; what it has failed with, it knows when it is drawn again. */
const failing =
  (useAction: Guard['useAction']): Guard['useAction'] =>
  (options) => {
    const action = useAction({
      ...options,
      onFailure: (error) => {
        acts.failure = error;
        options.onFailure?.(error);
      },
    });
    acts.send = action.press;
    return { ...action, error: acts.failure };
  };

/** Notes what does something where it is drawn, as nothing is pressed on the server; before any module of the page is imported. */
export function stubActs(): void {
  vi.doMock('@/kit/lazy-component.tsx', () => ({ lazyComponent }));
  vi.doMock('@/kit/confirm.ts', () => ({ useConfirm: () => confirm }));
  vi.doMock('@/kit/files/use-kept-choices.ts', () => ({ useKeptChoices: () => keptChoices }));
  // A map needs a browser.
  vi.doMock('@/kit/map-view/map-picker.tsx', () => ({ MapPicker: nothing }));
  note('@/kit/big-select/big-select.tsx', 'BigSelect', (_, { label, onChange, query }: Select) => {
    acts.selects.set(label, onChange);
    acts.offered.set(
      label,
      (query.data ?? []).map(({ value }) => value),
    );
  });
  note('@/kit/forms/form-dialog.tsx', 'FormDialog', noteDialog);
  note('@/kit/forms/send-dialog.tsx', 'SendDialog', noteDialog);
  note('@/kit/drafts/use-drafted-form.ts', 'useDraftedForm', (form: Form) => {
    const setFieldError = (path: string) => {
      acts.refusedField = path;
    };
    acts.form = { ...form, setFieldError };
    return acts.form;
  });
  note('@/kit/choice-select.tsx', 'ChoiceSelect', (_, { label, data }: Choice) => {
    acts.offered.set(
      label,
      data.map(({ value }) => value),
    );
  });
  // What an effect does in a browser: the record that was read fills the form.
  note('@/kit/crud/use-crud-form.ts', 'useCrudForm', ({ form, latest }: { form: Initialized; latest?: object }) => {
    if (latest && !form.initialized) form.initialize(latest);
  });
  note('@/kit/forms/use-form-flow.ts', 'useFormFlow', (_, { idle }: { idle?: string }) => {
    // Just set by the form itself.
    Object.assign(acts, { idle, sendForm: acts.send });
  });
  vi.doMock('@/kit/use-action.ts', async (original) => ({ useAction: failing((await original<Guard>()).useAction) }));
  note('@/features/invest-data/council/use-linking.ts', 'useLinking', ({ link }: { link: Link }) => ({
    link: async (wanted: object, doubt: object) => {
      const saved = await link(wanted, doubt);
      acts.trouble = saved.step === 'linked' ? null : { ...saved, isNew: !('id' in wanted) };
      return saved;
    },
    trouble: acts.trouble,
  }));
  note('@/kit/excel/use-sent-totals.tsx', 'useSentTotals', (_, { words }: { words: TotalsWords }) => {
    acts.words = words;
  });
  note('@/features/review/use-bulk-confirm.ts', 'useBulkConfirm', ({ start }: { start: () => void }) => {
    acts.send = start;
  });
  note('@/kit/decisions/use-decision.ts', 'useDecision', (decision: object, { isPossible }: Decision) => {
    acts.isPossible = isPossible;
    return acts.settled ? { ...decision, settled: true } : undefined;
  });
  note('@/kit/actions/use-action-dialog.tsx', 'useActionDialog', (_, ends: Ends) => {
    acts.ends.set(ends.owner, ends);
  });
  note('@/kit/crud/use-delete.ts', 'useDelete', ({ ask }: { ask: typeof acts.remove }) => {
    acts.remove = ask;
  });
  note('@/kit/crud/row-actions.tsx', 'DeleteButton', (_, { id, name }: { id: unknown; name: string }) => {
    // Just set by the button itself.
    const { remove } = acts;
    acts.removals.push({ id, press: () => remove(id, name) });
  });
  note('@/kit/excel/use-import-form.ts', 'useImportForm', (form: DrawnImport) => {
    acts.imports.push(form);
  });
  note('@/kit/excel/import-dialog.tsx', 'ImportDialog', (_, { title }: { title: string }) => {
    // Just added by the dialog itself.
    Object.assign(acts.imports.at(-1) ?? {}, { title });
  });
}
