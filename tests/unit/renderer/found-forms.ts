type Values = Record<string, unknown>;
type Schema = { safeParse: (values: unknown) => { success: boolean; data?: unknown; error?: unknown } };
/** The form of a record, as `recordForm` makes it. */
export type Form = {
  read: Schema;
  empty: () => Values;
  schemaOf: (stored: Values) => Schema;
  isRequired: (path: string) => boolean;
};
/** The calls of a kind of record, as `defineCrud` makes them. */
export type Crud = { form: Form; save: (sent: unknown, id: string) => Promise<void> };
/** What opens a record: its calls, or its form alone, whose sent values are the body. */
export type Opened = { form: Form; crud?: Crud };

const SOURCES = import.meta.glob<string>('../../../src/renderer/src/**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const MODULES = import.meta.glob<Values>('../../../src/renderer/src/**/*.ts');

const fileOf = (path: string): string => path.replace(/^.*renderer\/src\//, '');
const isForm = (value: unknown): value is Form =>
  typeof value === 'object' && value !== null && 'schemaOf' in value && 'empty' in value;
const isCrud = (value: unknown): value is Crud =>
  typeof value === 'object' && value !== null && 'save' in value && 'form' in value && isForm(value.form);

/** What an export opens: it is the calls of a record or has them (`crud`), or it is a form. */
function openedBy(value: unknown): Opened | undefined {
  const crud = typeof value === 'object' && value !== null && 'crud' in value ? value.crud : value;
  // Without a form a record is not edited: its schema reads nothing.
  if (isCrud(crud)) return isEdited(crud.form) ? { form: crud.form, crud } : undefined;
  return isForm(value) ? { form: value } : undefined;
}

/** Whether the form describes fields: a kind of record without a form throws. */
function isEdited({ empty }: Form): boolean {
  try {
    empty();
    return true;
  } catch {
    return false;
  }
}

/** The files that describe a form. */
export const DESCRIBING = Object.entries(SOURCES)
  .filter(([, source]) => /\brecordForm(?:<.*>)?\(/.test(source))
  .map(([path]) => fileOf(path));

/** What the modules of the page export to open a record with, by the export's file and name. */
export async function exportedForms(): Promise<ReadonlyMap<string, Opened>> {
  const making = Object.entries(MODULES).filter(([path]) =>
    /\b(?:recordForm|define[A-Z]\w*)(?:<.*>)?\(/.test(SOURCES[path] ?? ''),
  );
  const found = await Promise.all(
    making.map(async ([path, load]) =>
      Object.entries(await load()).flatMap(([name, value]) => {
        const opened = openedBy(value);
        return opened ? [[`${fileOf(path)} ${name}`, opened] as const] : [];
      }),
    ),
  );
  return new Map(found.flat());
}
