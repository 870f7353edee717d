import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { http } from '@/api/http.ts';
import { type Crud, defineCrud } from '../crud/define-crud.ts';
import { optionalNumber, optionalTime, recordId } from '../fields.ts';
import { idField, optional } from '../forms/record-fields.ts';
import { recordForm } from '../forms/record-form.ts';
import { type Localized, localizedData, titleField } from '../localized/languages.ts';
import { lookupAt } from '../page.ts';
import { recordAt } from '../record.ts';

/** A node of a tree of titles, such as ministries or lines of a budget (spec 002 §3). */
export type TreeNode = {
  readonly id: number;
  /** null: a root. */
  readonly parentId: number | null;
  readonly title: Localized;
  readonly createdAt: string | null;
};

/** What the form of a node holds, as it is sent. */
type NodeValues = { title: Localized; parent_id: number | null };

export type TreeSpec = {
  /** Address of the collection, without a leading slash. */
  path: string;
  /** Under which name of its own an envelope may hold one node (Z-130). */
  itemKey: string;
};

/** The calls of a tree. Every key begins with its path, so that saving and deleting make all of it stale. */
export type Tree = {
  readonly crud: Crud<TreeNode, NodeValues, NodeValues>;
  readonly node: (id: number) => ReturnType<typeof nodeOptions>;
  readonly children: (parent: number | null) => ReturnType<typeof childrenOptions>;
  readonly trail: (id: number) => ReturnType<typeof trailOptions>;
};

/** As many as a picker asks for (spec 002 §9). */
const PICKER_LIMIT = 10_000;
/** How long a title that was read counts as fresh, in ms: crumbs and pickers follow one another. */
const FRESH_MS = 60_000;

const nodeSchema: z.ZodType<TreeNode> = z
  .object({ id: recordId, parent_id: optionalNumber, title: localizedData, created_at: optionalTime })
  .transform(({ id, parent_id, title, created_at }) => ({
    id,
    parentId: parent_id,
    title,
    createdAt: created_at,
  }));

/** All five titles are required; the parent is where the node was added. */
const nodeForm = recordForm({ title: titleField(), parent_id: optional(idField()) });

/** The endpoint of a tree: rows level by level (without a parent the roots), one node, children and trail for pickers. */
export function defineTree({ path, itemKey }: TreeSpec): Tree {
  const crud = defineCrud({ path, row: nodeSchema, form: nodeForm, envelope: itemKey });
  const node = (id: number) => nodeOptions(path, itemKey, id);
  return {
    crud,
    node,
    children: (parent) => childrenOptions(path, parent),
    trail: (id) => trailOptions(path, id, node),
  };
}

/** One node, for its name. */
const nodeOptions = (path: string, itemKey: string, id: number) =>
  queryOptions({
    queryKey: [path, 'node', id],
    queryFn: ({ signal }) => http(`${path}/${id}`, { signal, schema: recordAt(itemKey, ['title'], nodeSchema) }),
    staleTime: FRESH_MS,
  });

/** All nodes below one, or the roots. */
const childrenOptions = (path: string, parent: number | null) =>
  queryOptions({
    queryKey: [path, 'children', parent],
    queryFn: ({ signal }): Promise<readonly TreeNode[]> => {
      const query = { parent_id: parent, limit: PICKER_LIMIT, offset: 0 };
      return http(path, { query, signal, schema: lookupAt('data', nodeSchema) });
    },
    staleTime: FRESH_MS,
  });

/** The nodes from a root down to this one. */
const trailOptions = (path: string, id: number, node: (id: number) => ReturnType<typeof nodeOptions>) =>
  queryOptions({
    queryKey: [path, 'trail', id],
    queryFn: async ({ client }): Promise<readonly TreeNode[]> => {
      const trail: TreeNode[] = [];
      let next: number | null = id;
      // A tree that bites its tail would never end.
      while (next !== null && !trail.some((known) => known.id === next)) {
        const found: TreeNode = await client.fetchQuery(node(next));
        trail.unshift(found);
        next = found.parentId;
      }
      return trail;
    },
    staleTime: FRESH_MS,
  });
