import type { Role } from '@shared/roles.ts';
import type { ComponentType } from 'react';
import type { Text } from '@/i18n/catalogue.ts';
import type { Words } from '@/i18n/failure-words.ts';

/**
 * The menu's groups in their order (spec 000 §2); one without a screen of the person's role is not shown. A group of many
 * entries is shown by its sections (ours), in the order in which they are declared here.
 */
export const GROUPS = [
  { id: 'initiatives', title: 'Tashabbuslar' },
  { id: 'reports', title: 'Hisobotlar' },
  { id: 'site', title: 'Sayt boshqaruvi' },
  {
    id: 'reference',
    title: "Ma'lumotnomalar",
    sections: ['Moliya', 'Hudud va tashkilotlar', 'Odamlar', 'Buyurtma va xarid', 'Matnlar'],
  },
  { id: 'my-school', title: 'Mening maktabim' },
  { id: 'other', title: 'Boshqa' },
] as const satisfies readonly { id: string; title: Text; sections?: readonly Text[] }[];

export type GroupId = (typeof GROUPS)[number]['id'];

/** One screen of the program: its address, its title and who may open it. */
export type Screen = {
  /** Below `/app/`, without a leading slash; parameters as `:name`. */
  path: string;
  /** Shown in the header, the menu and the palette. */
  title: Text;
  group: GroupId;
  /** The section of its group under which a long menu shows it, one that the group declares. Default: none. */
  section?: Text;
  /** Who may open it; empty means everyone. */
  roles: readonly Role[];
  /** True for a menu entry, false for a screen that another one leads to. */
  menu: boolean;
  /** In which document's words it fails (Z-153). */
  words: Words;
  /** Its chunk, which exports the page as `Component`. */
  lazy: () => Promise<{ Component: ComponentType }>;
};

/** The address of a screen without parameters, or its pattern: menu entries link below `/app/`. */
export const screenPath = (screen: Pick<Screen, 'path'>): string => `/app/${screen.path}`;

/** Whether a role may open a screen; an empty list means everyone. */
export const mayOpen = (role: Role, { roles }: Pick<Screen, 'roles'>): boolean =>
  roles.length === 0 || roles.includes(role);
