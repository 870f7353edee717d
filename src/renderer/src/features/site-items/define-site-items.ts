import type { Text } from '@/i18n/catalogue.ts';
import { type Crud, defineCrud } from '@/kit/crud/define-crud.ts';
import { toggleItem } from './api.ts';
import {
  type SentSiteItem,
  type SiteItemRow,
  type SiteItemValues,
  siteItemForm,
  siteItemRowSchema,
} from './site-item.ts';

type SiteItemsSpec = {
  /** What the addresses call them, those of the platform and those of the program: "green-budget". */
  name: string;
  /** What the list is called. */
  label: Text;
  /** What the pager counts: "ta yangilik". */
  noun: Text;
  /** Where cancelling its form leads always. Default: back to the list. */
  cancel?: string;
};

/** One kind of the site's items: what its list and its form need to know. */
export type SiteItems = Pick<SiteItemsSpec, 'label' | 'noun'> & {
  readonly crud: Crud<SiteItemRow, SiteItemValues, SentSiteItem>;
  /** Address of the list in the program. */
  readonly list: string;
  /** Where leaving its form leads always, whatever came before. */
  readonly ways: { readonly left?: string };
  /** Switches one on or off, and gives what it is now (G-006). Throws `AppError`. */
  readonly toggle: (id: number) => Promise<boolean>;
};

/**
 * News, green budget and state buying have the same calls under names of their own (spec 001 §7): read by the
 * administrator's, written by the site's, switched at the newer service (Z-063).
 */
export function defineSiteItems({ name, label, noun, cancel }: SiteItemsSpec): SiteItems {
  const path = `api/v1/${name}`;
  return {
    label,
    noun,
    list: `/app/${name}`,
    ways: cancel === undefined ? {} : { left: cancel },
    crud: defineCrud({
      path: `api/v1/admin/${name}`,
      row: siteItemRowSchema,
      rows: 'content',
      form: siteItemForm,
      envelope: name,
      save: (body, id) =>
        id === undefined ? { method: 'POST', path, body } : { method: 'PUT', path: `${path}/${id}`, body },
      remove: (id) => ({ method: 'DELETE', path: `${path}/${id}` }),
    }),
    toggle: (id) => toggleItem(name, id),
  };
}
