import type { ChosenFile, FileKind, TablePreview, TextEncoding } from '@shared/files.ts';
import { skipToken, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { bridge, unwrap } from '@/api/bridge.ts';
import type { CsvEncodingChoice } from './csv-encoding.tsx';
import { type ImportLists, tableSpecOf } from './list-headers.ts';

const TABLES: readonly (FileKind | null)[] = ['xlsx', 'xls', 'csv'];

/**
 * Query of a table file's preview, read once per choice, list and encoding, and the choice of the encoding (null: no
 * csv). The query is skipped for other kinds of files and for files with a problem. The former preview of the same file
 * stays until the next one is read.
 */
export function useTablePreview(
  file: ChosenFile | null,
  lists: ImportLists,
): { preview: UseQueryResult<TablePreview>; encoding: CsvEncodingChoice | null } {
  const [asked, setAsked] = useState<{ fileId: string; encoding: TextEncoding } | null>(null);
  const readable = file !== null && file.problem === null && TABLES.includes(file.kind);
  const encoding = asked?.fileId === file?.id ? asked?.encoding : undefined;
  const preview = useQuery({
    queryKey: ['table-preview', file?.id, lists.own.name, encoding],
    queryFn: readable
      ? () => unwrap(bridge.files.preview({ fileId: file.id, table: { ...tableSpecOf(lists), encoding } }))
      : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    placeholderData: (last, query) => (query?.queryKey[1] === file?.id ? last : undefined),
  });
  return {
    preview,
    encoding:
      readable && file.kind === 'csv'
        ? {
            value: encoding ?? preview.data?.csv?.encoding ?? null,
            choose: (chosen) => setAsked({ fileId: file.id, encoding: chosen }),
          }
        : null,
  };
}
