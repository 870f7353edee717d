import type { Role } from '@shared/roles.ts';
import type { ComponentType } from 'react';
import type { Words } from '@/i18n/failure-words.ts';
import type { Text } from '@/i18n/text.ts';

/**
 * The menu's groups in order (spec 000 §2); a group without a screen for the role is hidden. A long group is shown by
 * its sections (our own division), in the order declared here.
 */
export const GROUPS = [
  { id: 'initiatives', title: 'Tashabbuslar' },
  { id: 'reports', title: 'Hisobotlar' },
  {
    id: 'site',
    title: 'Sayt boshqaruvi',
    sections: ['Maqolalar', "Budjet ma'lumotlari", 'Fuqarolar bilan aloqa'],
  },
  {
    id: 'reference',
    title: "Ma'lumotnomalar",
    sections: ['Moliya', 'Hudud va tashkilotlar', 'Odamlar', 'Buyurtma va xarid', 'Matnlar'],
  },
  { id: 'my-school', title: 'Mening maktabim' },
  { id: 'other', title: 'Boshqa' },
] as const satisfies readonly { id: string; title: Text; sections?: readonly Text[] }[];

/** Id of a menu group. */
export type GroupId = (typeof GROUPS)[number]['id'];

/** A screen of the program: its path, its title and the roles that may open it. */
export type Screen = {
  /** Path below `/app/`, without a leading slash; parameters as `:name`. */
  path: string;
  /** Shown in the header, the menu and the palette. */
  title: Text;
  group: GroupId;
  /** Section in a long menu; must be declared by the group. Default: none. */
  section?: Text;
  /** A second entry of the same screen in another group, after that group's own entries (Z-022, Z-164). Default: none. */
  also?: { group: GroupId; section?: Text };
  /** Roles that may open the screen; empty means everyone. */
  roles: readonly Role[];
  /** True for a menu entry, false for a screen that another screen leads to. */
  menu: boolean;
  /** Whether the palette and the person's own menu offer the screen although the menu does not. Default: false. */
  beside?: boolean;
  /** Whether the header shows the day above the title instead of breadcrumbs. Default: false. */
  dated?: boolean;
  /** Keys that open the screen from anywhere, such as `KeyG KeyD`. Default: none. */
  keys?: string;
  /** The rows that the screen shows: going to another screen of the same rows keeps the filter. Default: its own. */
  rows?: string;
  /** Another path below `/app/` by which the documents link to the screen; it leads here (Z-183). Default: none. */
  linkedAs?: string;
  /** The document whose wording the screen uses for failures (Z-153). */
  words: Words;
  /** Loads the chunk, which exports the page as `Component`. */
  lazy: () => Promise<{ Component: ComponentType }>;
};

/** The groups in whose menu a screen stands, its own first. */
export const menuGroups = ({ group, also }: Pick<Screen, 'group' | 'also'>): readonly GroupId[] =>
  also ? [group, also.group] : [group];

/** Path of a screen with its `/app/` prefix; for a screen with parameters, the route pattern. */
export const screenPath = (screen: Pick<Screen, 'path'>): string => `/app/${screen.path}`;

/** Screens beside the menu that a role may open. */
export const besideMenu = (role: Role, screens: readonly Screen[]): readonly Screen[] =>
  screens.filter((screen) => screen.beside && mayOpen(role, screen));

/** Whether a role may open a screen; an empty list means everyone. */
export const mayOpen = (role: Role, { roles }: Pick<Screen, 'roles'>): boolean =>
  roles.length === 0 || roles.includes(role);
