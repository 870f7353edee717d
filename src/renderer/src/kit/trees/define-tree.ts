import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { http } from '@/api/http.ts';
import { type Crud, defineCrud } from '../crud/define-crud.ts';
import { optionalNumber, optionalTime, recordId } from '../fields.ts';
import { choiceField, idField, optional } from '../forms/record-fields.ts';
import { type RecordForm, recordForm } from '../forms/record-form.ts';
import type { Segment } from '../list/segment-filter.tsx';
import { LANGUAGES, type Language, type Localized, localizedData, titleField } from '../localized/languages.ts';
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

/** What the form of a node holds, as it is sent. `type` is there in a tree of several types alone. */
export type NodeValues = { title: Localized; parent_id: number | null; type?: string | null };

/** The types by which a tree falls into several, such as income and expense; the first one is shown at first. */
export type TreeTypes = readonly [Segment<string>, ...Segment<string>[]];

export type TreeSpec = {
  /** Address of the collection, without a leading slash. */
  path: string;
  /** Under which name of its own an envelope may hold one node (Z-130). */
  itemKey: string;
  /** Sent as `type` with every list and every node. Default: the tree is one. */
  types?: TreeTypes;
  /** Languages that must have a title, and those that are marked so. Default: all, and the required ones. */
  titles?: { readonly required: readonly Language[]; readonly marked?: readonly Language[] };
};

/** The calls of a tree. Every key begins with its path, so that saving and deleting make all of it stale. */
export type Tree = {
  readonly crud: Crud<TreeNode, NodeValues, NodeValues>;
  readonly node: (id: number) => ReturnType<typeof nodeOptions>;
  /** `type` where the tree has types. */
  readonly children: (parent: number | null, type?: string | null) => ReturnType<typeof childrenOptions>;
  readonly trail: (id: number) => ReturnType<typeof trailOptions>;
  readonly types: TreeTypes | undefined;
  /** Languages whose titles are marked as required. */
  readonly marked: readonly Language[];
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

/** A node belongs to one type, where there are types, and hangs below a parent of it; a root has none. */
function nodeForm(required: readonly Language[], types?: TreeTypes): RecordForm<NodeValues, NodeValues> {
  const fields = { title: titleField(undefined, required), parent_id: optional(idField()) };
  if (!types) return recordForm(fields);
  return recordForm({ type: choiceField(types.map(({ value }) => value)), ...fields });
}

/** The endpoint of a tree: rows level by level (without a parent the roots), one node, children and trail for pickers. */
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

/** One node, for its name. */
const nodeOptions = (path: string, itemKey: string, id: number) =>
  queryOptions({
    queryKey: [path, 'node', id],
    queryFn: ({ signal }) => http(`${path}/${id}`, { signal, schema: recordAt(itemKey, ['title'], nodeSchema) }),
    staleTime: FRESH_MS,
  });

/** All nodes below one, or the roots; of this type, where there are types. */
const childrenOptions = (path: string, parent: number | null, type: string | undefined) =>
  queryOptions({
    queryKey: [path, 'children', parent, ...(type === undefined ? [] : [type])],
    queryFn: ({ signal }): Promise<readonly TreeNode[]> => {
      const query = { parent_id: parent, ...(type !== undefined && { type }), limit: PICKER_LIMIT, offset: 0 };
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
