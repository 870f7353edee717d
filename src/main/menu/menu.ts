import { Menu } from 'electron';
import { type MenuOptions, menuTemplate } from './template.ts';

/** Sets the program's menu in this script; its accelerators also work while the menu is hidden. */
export function showMenu(options: MenuOptions): void {
  Menu.setApplicationMenu(Menu.buildFromTemplate(menuTemplate(options)));
}
