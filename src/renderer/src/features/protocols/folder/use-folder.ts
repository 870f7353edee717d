import type { Answer } from '@shared/bridge/contract.ts';
import { AppError } from '@shared/errors.ts';
import type { ChosenFile } from '@shared/files.ts';
import { PROTOCOL_BYTES } from '@shared/protocols.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { bridge } from '@/api/bridge.ts';
import { releaseAll } from '@/kit/files/use-chosen-files.ts';
import { allProtocolsQuery } from '../api.ts';
import type { KnownProtocol } from '../documents.ts';
import { matchName } from './match.ts';
import { gazetteerOf } from './places.ts';
import { type FolderRow, folderRow, inOrder, judged, type ProtocolsByDistrict } from './plan.ts';

const RULE = { accept: ['pdf' as const], maxBytes: PROTOCOL_BYTES, folders: true };
/** Names compared before yielding to the event loop. */
const AT_ONCE = 25;
const NO_ROWS: readonly FolderRow[] = [];
const NONE: ProtocolsByDistrict = new Map();

const turn = () => new Promise<void>((next) => setTimeout(next));

async function matched(files: readonly ChosenFile[], protocols: ProtocolsByDistrict): Promise<readonly FolderRow[]> {
  const gazetteer = gazetteerOf([...protocols.values()]);
  const rows: FolderRow[] = [];
  for (const [at, file] of files.entries()) {
    if (at % AT_ONCE === AT_ONCE - 1) await turn();
    const usable = file.problem === null;
    rows.push(folderRow(file, usable ? matchName(file.name, gazetteer) : { certainty: 'none', candidates: [] }));
  }
  return rows;
}

type Chosen = { name: string | null; files: readonly ChosenFile[] };

/** State of a folder of protocols for a board: its files, their districts, and adding files. */
export function useFolder(board: number) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [rows, setRows] = useState(NO_ROWS);
  const [replaces, setReplaces] = useState(false);
  const [looking, setLooking] = useState(false);
  const [problem, setProblem] = useState<AppError | null>(null);
  const query = useQuery({ ...allProtocolsQuery(board), enabled: chosen !== null });
  const { data } = query;

  const protocols = useMemo<ProtocolsByDistrict>(() => {
    const known = data?.rows.filter((row): row is KnownProtocol => row.id !== null);
    return known ? new Map(known.map((row) => [row.id, row])) : NONE;
  }, [data]);

  useEffect(() => {
    if (!chosen || protocols.size === 0) return;
    let current = true;
    void matched(chosen.files, protocols).then((fresh) => {
      if (!current) return;
      // Keep the person's choices for known files.
      setRows((before) => {
        const known = new Map(before.map((row) => [row.file.id, row]));
        const all = fresh.map((row) => known.get(row.file.id) ?? row);
        return before.length === all.length ? before : inOrder(all, protocols);
      });
    });
    return () => {
      current = false;
    };
  }, [chosen, protocols]);

  const take = async (asked: Promise<Answer<Chosen | null>>) => {
    setLooking(true);
    const answer = await asked;
    setLooking(false);
    setProblem(answer.ok ? null : new AppError(answer.error));
    if (!answer.ok || !answer.value || answer.value.files.length === 0) return;
    const { name, files } = answer.value;
    setChosen((before) => ({ name: before?.name ?? name, files: [...(before?.files ?? []), ...files] }));
  };
  const named = async <T>(
    asked: Promise<Answer<T>>,
    of: (value: T) => Chosen | null,
  ): Promise<Answer<Chosen | null>> => {
    const answer = await asked;
    return answer.ok ? { ok: true, value: of(answer.value) } : answer;
  };

  return {
    name: chosen?.name ?? null,
    opened: chosen !== null,
    query,
    rows,
    setRows,
    judged: useMemo(() => judged(rows, protocols, replaces), [rows, protocols, replaces]),
    protocols,
    replaces,
    setReplaces,
    looking,
    problem,
    /** Whether closing would lose the person's choices. */
    touched: rows.some(({ byHand, ticked }) => byHand || ticked !== null),
    drop: (files: readonly File[]) => {
      const [first] = files;
      if (!first) return;
      const name = files.length === 1 && first.type === '' ? first.name : null;
      void take(named(bridge.takeDropped(files, RULE), (taken) => ({ name, files: taken })));
    },
    pick: (what: 'folder' | 'files') =>
      void take(named(bridge.protocols.pick({ what }), (value) => value && { name: value.folder, files: value.files })),
    /** Closes the folder and releases its files; the main process releases sent files at the end of the session. */
    close: (sent: boolean) => {
      if (chosen && !sent) releaseAll(chosen.files);
      setChosen(null);
      setRows(NO_ROWS);
      setReplaces(false);
      setProblem(null);
    },
  };
}

/** The state of a folder. */
export type Folder = ReturnType<typeof useFolder>;
