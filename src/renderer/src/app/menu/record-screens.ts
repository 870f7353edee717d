import type { Words } from '@/i18n/failure-words.ts';
import type { Text } from '@/i18n/text.ts';
import type { GroupId, Screen } from './screen.ts';

type Load = Screen['lazy'];

/** Parameters of `recordScreens`. */
export type RecordScreens = {
  /** Path of the list, below `/app/`; the paths of the forms are appended to it. */
  path: string;
  group: GroupId;
  /** Section of the list in a long menu. Default: none. */
  section?: Text;
  /** A second entry of the list in another group. Default: none. */
  also?: Screen['also'];
  /** Default: admin (Z-028). */
  roles?: Screen['roles'];
  /** The document whose wording the screens use for failures. */
  words: Words;
  /** Menu title and page of the list; null where there is no list. */
  list: readonly [Text, Load] | null;
  form?: readonly [Text, Load];
  /** Paths of the forms for a new and for a known record. Default: "add" and ":id". */
  forms?: readonly string[];
  /** The documents' own path of the form for a new record, which leads there (Z-183). Default: none. */
  addLinkedAs?: string;
};

/** Registry entries of a record type: a menu entry with the list, and the forms that the list leads to. */
export function recordScreens(screens: RecordScreens): readonly Screen[] {
  const {
    path,
    group,
    section,
    also,
    words,
    roles = ['admin'],
    list,
    form,
    forms = ['add', ':id'],
    addLinkedAs,
  } = screens;
  const places = { group, ...(section && { section }), ...(also && { also }) };
  return [
    ...(list ? [{ path, title: list[0], ...places, roles, menu: true, words, lazy: list[1] }] : []),
    ...(form
      ? forms.map((below) => ({
          path: `${path}/${below}`,
          title: form[0],
          group,
          roles,
          menu: false,
          words,
          lazy: form[1],
          ...(below === 'add' && addLinkedAs && { linkedAs: addLinkedAs }),
        }))
      : []),
  ];
}

/**
 * The helper of a group's file: `recordScreens` with what the entries of the group, or of a section of it, share; an
 * entry may name something else.
 */
export const screensOf =
  <Shared extends Partial<RecordScreens>>(shared: Shared) =>
  (screens: Omit<RecordScreens, keyof Shared> & Partial<RecordScreens>): readonly Screen[] =>
    recordScreens({ ...shared, ...screens } as RecordScreens);
