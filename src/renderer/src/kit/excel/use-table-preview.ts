import type { ChosenFile, FileKind } from '@shared/files.ts';
import { skipToken, useQuery } from '@tanstack/react-query';
import { bridge, unwrap } from '@/api/bridge.ts';
import { type ImportLists, tableSpecOf } from './list-headers.ts';

const TABLES: readonly (FileKind | null)[] = ['xlsx', 'xls', 'csv'];

/**
 * Query of a table file's preview, read once per choice and list; skipped for other kinds of files and for files with a
 * problem. The preview for the former list stays until the next one is read.
 */
export function useTablePreview(file: ChosenFile | null, lists: ImportLists) {
  const readable = file !== null && file.problem === null && TABLES.includes(file.kind);
  return useQuery({
    queryKey: ['table-preview', file?.id, lists.own.name],
    queryFn: readable ? () => unwrap(bridge.files.preview({ fileId: file.id, table: tableSpecOf(lists) })) : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    placeholderData: (last, query) => (query?.queryKey[1] === file?.id ? last : undefined),
  });
}
