import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { http } from '@/api/http.ts';
import { type Crud, defineCrud } from '../crud/define-crud.ts';
import { optionalNumber, optionalText, optionalTime, recordId } from '../fields.ts';
import { choiceField, idField, optional } from '../forms/record-fields.ts';
import { type RecordForm, recordForm } from '../forms/record-form.ts';
import type { Segment } from '../list/segment-filter.tsx';
import { LANGUAGES, type Language, type Localized, localizedData, titleField } from '../localized/languages.ts';
import { lookupAt } from '../page.ts';
import { recordAt } from '../record.ts';

/** A node of a tree of titles, such as ministries or lines of a budget (spec 002 §3). */
export type TreeNode = {
  readonly id: number;
  /** null for a root. */
  readonly parentId: number | null;
  readonly title: Localized;
  readonly createdAt: string | null;
  /** The type in a tree of several types; null if the platform does not say it. */
  readonly type: string | null;
};

/** Values of a node's form, as they are sent. `type` exists only in a tree of several types. */
export type NodeValues = { title: Localized; parent_id: number | null; type?: string | null };

/** Types that divide a tree, such as income and expense; the first is the default. */
export type TreeTypes = readonly [Segment<string>, ...Segment<string>[]];

/** The description of a tree, for `defineTree`. */
export type TreeSpec = {
  /** Path of the collection, without a leading slash. */
  path: string;
  /** Additional envelope key that may hold a single node (Z-130). */
  itemKey: string;
  /** Types, sent as `type` with every list and every node. Default: the tree has no types. */
  types?: TreeTypes;
  /**
   * Languages that require a title, and languages whose inputs are marked as required. Default: all are required;
   * `marked` defaults to `required`.
   */
  titles?: { readonly required: readonly Language[]; readonly marked?: readonly Language[] };
};

/** The calls of a tree. Every query key begins with its path, so that saving and deleting invalidate all queries. */
export type Tree = {
  readonly crud: Crud<TreeNode, NodeValues, NodeValues>;
  /** Query of one node. */
  readonly node: (id: number) => ReturnType<typeof nodeOptions>;
  /** Query of the children of a node, or of the roots; of this type, if the tree has types. */
  readonly children: (parent: number | null, type?: string | null) => ReturnType<typeof childrenOptions>;
  /** Query of the nodes from the root down to this one. */
  readonly trail: (id: number) => ReturnType<typeof trailOptions>;
  readonly types: TreeTypes | undefined;
  /** Languages whose inputs are marked as required. */
  readonly marked: readonly Language[];
};

/** Nodes per request of a picker (spec 002 §9). */
const PICKER_LIMIT = 10_000;
/** How long a cached title is fresh, in ms: breadcrumbs and pickers reuse each other's titles. */
const FRESH_MS = 60_000;

const nodeSchema: z.ZodType<TreeNode> = z
  .object({
    id: recordId,
    parent_id: optionalNumber,
    title: localizedData,
    created_at: optionalTime,
    type: optionalText,
  })
  .transform(({ id, parent_id, title, created_at, type }) => ({
    id,
    parentId: parent_id,
    title,
    createdAt: created_at,
    type,
  }));

/**
 * The form of a node. In a tree of types, a node has a type and may have a parent of the same type; a root has no
 * parent.
 */
function nodeForm(required: readonly Language[], types?: TreeTypes): RecordForm<NodeValues, NodeValues> {
  const fields = { title: titleField(undefined, required), parent_id: optional(idField()) };
  if (!types) return recordForm(fields);
  return recordForm(
    { type: choiceField(types.map(({ value }) => value)), ...fields },
    { together: [['type', 'parent_id']] },
  );
}

/**
 * Defines the calls of a tree: rows by level (the roots without a parent), one node, and children and trail for
 * pickers.
 */
export function defineTree({ path, itemKey, types, titles = { required: LANGUAGES } }: TreeSpec): Tree {
  const form = nodeForm(titles.required, types);
  const crud = defineCrud({ path, row: nodeSchema, form, envelope: itemKey });
  const node = (id: number) => nodeOptions(path, itemKey, id);
  return {
    crud,
    node,
    children: (parent, type) => childrenOptions(path, parent, type ?? undefined),
    trail: (id) => trailOptions(path, id, node),
    types,
    marked: titles.marked ?? titles.required,
  };
}

/** Query of one node, for its name. */
const nodeOptions = (path: string, itemKey: string, id: number) =>
  queryOptions({
    queryKey: [path, 'node', id],
    queryFn: ({ signal }) => http(`${path}/${id}`, { signal, schema: recordAt(itemKey, ['title'], nodeSchema) }),
    staleTime: FRESH_MS,
  });

/** Query of all children of a node, or of the roots; of this type, if given. */
const childrenOptions = (path: string, parent: number | null, type: string | undefined) =>
  queryOptions({
    queryKey: [path, 'children', parent, ...(type === undefined ? [] : [type])],
    queryFn: ({ signal }): Promise<readonly TreeNode[]> => {
      const query = { parent_id: parent, ...(type !== undefined && { type }), limit: PICKER_LIMIT, offset: 0 };
      return http(path, { query, signal, schema: lookupAt('data', nodeSchema) });
    },
    staleTime: FRESH_MS,
  });

/** Query of the nodes from a root down to this one. */
const trailOptions = (path: string, id: number, node: (id: number) => ReturnType<typeof nodeOptions>) =>
  queryOptions({
    queryKey: [path, 'trail', id],
    queryFn: async ({ client }): Promise<readonly TreeNode[]> => {
      const trail: TreeNode[] = [];
      let next: number | null = id;
      // Stops at a cycle.
      while (next !== null && !trail.some((known) => known.id === next)) {
        const found: TreeNode = await client.fetchQuery(node(next));
        trail.unshift(found);
        next = found.parentId;
      }
      return trail;
    },
    staleTime: FRESH_MS,
  });
