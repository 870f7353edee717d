import type { Text } from '@/i18n/text.ts';
import { type Crud, defineCrud } from '@/kit/crud/define-crud.ts';
import { switchItem } from './api.ts';
import {
  type SentSiteItem,
  type SiteItemRow,
  type SiteItemValues,
  siteItemForm,
  siteItemRowSchema,
} from './site-item.ts';

type SiteItemsSpec = {
  /** Name of the kind in the platform's and the program's paths, such as "green-budget". */
  name: string;
  /** Title of the list. */
  label: Text;
  /** Noun after the count in the pager: "ta yangilik". */
  noun: Text;
  /** Fixed destination of the form's cancel button. Default: the list. */
  cancel?: string;
};

/** A kind of site items, with all that its list and form need. */
export type SiteItems = Pick<SiteItemsSpec, 'label' | 'noun'> & {
  readonly crud: Crud<SiteItemRow, SiteItemValues, SentSiteItem>;
  /** Path of the list in the program. */
  readonly list: string;
  /** Fixed destinations on saving and on leaving the form, whatever page came before (G-001 to G-005, Z-064). */
  readonly ways: { readonly saved: string; readonly left: string };
  /** Switches an item, unless it is as wanted, and returns its state (G-006). Throws `AppError`. */
  readonly switchTo: (id: number, wanted: boolean) => Promise<boolean>;
};

/**
 * Defines a kind of site items. News, green budget and state buying have the same calls under different names (spec 001
 * §7): the administrator's paths read, the site's paths write, the newer service toggles (Z-063).
 */
export function defineSiteItems({ name, label, noun, cancel }: SiteItemsSpec): SiteItems {
  const path = `api/v1/${name}`;
  const list = `/app/${name}`;
  const crud = defineCrud({
    path: `api/v1/admin/${name}`,
    row: siteItemRowSchema,
    rows: 'content',
    form: siteItemForm,
    envelope: name,
    save: (body, id) =>
      id === undefined ? { method: 'POST', path, body } : { method: 'PUT', path: `${path}/${id}`, body },
    remove: (id) => ({ method: 'DELETE', path: `${path}/${id}` }),
  });
  return {
    label,
    noun,
    list,
    ways: { saved: list, left: cancel ?? list },
    crud,
    switchTo: (id, wanted) => switchItem(name, id, wanted),
  };
}
