import type { ChosenFile, FileKind } from '@shared/files.ts';
import { skipToken, useQuery } from '@tanstack/react-query';
import { bridge, unwrap } from '@/api/bridge.ts';

const TABLES: readonly (FileKind | null)[] = ['xlsx', 'xls', 'csv'];

/**
 * Query of a table file's preview, read once per choice; skipped for other kinds of files and for files with a problem.
 */
export function useTablePreview(file: ChosenFile | null) {
  const readable = file !== null && file.problem === null && TABLES.includes(file.kind);
  return useQuery({
    queryKey: ['table-preview', file?.id],
    queryFn: readable ? () => unwrap(bridge.files.preview({ fileId: file.id })) : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}
