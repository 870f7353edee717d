import type { Text } from '@/i18n/catalogue.ts';
import type { Words } from '@/i18n/failure-words.ts';
import type { GroupId, Screen } from './screen.ts';

type Load = Screen['lazy'];

export type RecordScreens = {
  /** Of the list, below `/app/`; the forms stand below it. */
  path: string;
  group: GroupId;
  /** Where a long menu shows the list. Default: in no section. */
  section?: Text;
  /** Default: admin (Z-028). */
  roles?: Screen['roles'];
  /** In which document's words its screens fail. */
  words: Words;
  /** What the menu shows; null where the list is none of its own. */
  list: readonly [Text, Load] | null;
  form?: readonly [Text, Load];
  /** Addresses of the forms for a new and a known record. Default: "add" and ":id". */
  forms?: readonly string[];
};

/** A menu entry with a list and the forms that it leads to; one entry of the registry each. */
export function recordScreens(screens: RecordScreens): readonly Screen[] {
  const { path, group, section, words, roles = ['admin'], list, form, forms = ['add', ':id'] } = screens;
  return [
    ...(list
      ? [{ path, title: list[0], group, ...(section && { section }), roles, menu: true, words, lazy: list[1] }]
      : []),
    ...(form
      ? forms.map((below) => ({
          path: `${path}/${below}`,
          title: form[0],
          group,
          roles,
          menu: false,
          words,
          lazy: form[1],
        }))
      : []),
  ];
}
