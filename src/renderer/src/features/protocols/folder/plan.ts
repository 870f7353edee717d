import type { ChosenFile } from '@shared/files.ts';
import type { ProtocolOrder } from '@shared/protocols.ts';
import type { KnownProtocol } from '../documents.ts';
import type { Certainty, Match } from './match.ts';

/** A file of the folder, and the choices made for it. */
export type FolderRow = {
  readonly file: ChosenFile;
  readonly match: Match;
  /** Number of the chosen district's row; null: none. */
  readonly chosen: number | null;
  /** Whether the person has chosen or confirmed the district. */
  readonly byHand: boolean;
  /** Whether the person has ticked the file; null: the rules decide. */
  readonly ticked: boolean | null;
  /** Part of the table in which it stands since the files were put in order; null: not yet. */
  readonly group: Group | null;
};

/** Parts of the table: files that are sent as they stand, those that the person decides, those that cannot be sent. */
export type Group = 'sure' | 'ask' | 'unusable';

/** Verdict on a file: the certainty of its match, or the obstacle to sending it. */
export type FileVerdict = Certainty | 'unusable' | 'twice' | 'same';

/** A file judged together with all the others. */
export type JudgedRow = FolderRow & {
  readonly verdict: FileVerdict;
  readonly protocol: KnownProtocol | null;
  /** Number of files for its district. */
  readonly files: number;
  readonly mayTick: boolean;
  /** Whether it is sent. */
  readonly on: boolean;
};

/** The districts by the numbers of their rows. */
export type ProtocolsByDistrict = ReadonlyMap<number, KnownProtocol>;

/** Row of an added file; a district is chosen where the name gives a sure match or a guess. */
export const folderRow = (file: ChosenFile, match: Match): FolderRow => ({
  ...{ file, match, byHand: false, ticked: null, group: null },
  chosen: match.certainty === 'sure' || match.certainty === 'guess' ? (match.candidates[0] ?? null) : null,
});

function verdictOf(row: FolderRow, usable: readonly FolderRow[]): FileVerdict {
  const { file, chosen, match, byHand } = row;
  if (file.problem !== null) return 'unusable';
  if (chosen === null) return match.certainty === 'two' ? 'two' : 'none';
  if (usable.some((other) => other !== row && other.chosen === chosen)) return 'twice';
  const isSame = (other: FolderRow) => other.chosen !== null && other.file.digest === file.digest;
  if (file.digest !== undefined && usable.some((other) => other !== row && isSame(other))) return 'same';
  return byHand ? 'sure' : match.certainty;
}

/**
 * Judges all files together. A file is ticked by default only if its match is sure, not a guess, and no other file is
 * for its district; a file for a district that has a protocol only where `replaces`.
 */
export function judged(
  rows: readonly FolderRow[],
  protocols: ProtocolsByDistrict,
  replaces: boolean,
): readonly JudgedRow[] {
  const usable = rows.filter(({ file }) => file.problem === null);
  return rows.map((row): JudgedRow => {
    const verdict = verdictOf(row, usable);
    const protocol = row.chosen === null ? null : (protocols.get(row.chosen) ?? null);
    const mayTick = verdict !== 'unusable' && protocol !== null && (protocol.file_id === null || replaces);
    const files = usable.filter(({ chosen }) => chosen !== null && chosen === row.chosen).length;
    return { ...row, verdict, protocol, files, mayTick, on: mayTick && (row.ticked ?? verdict === 'sure') };
  });
}

/** The rows with another district for one file; a district that the person has chosen is sure. */
export const withFileDistrict = (
  rows: readonly FolderRow[],
  fileId: string,
  chosen: number | null,
): readonly FolderRow[] =>
  rows.map((row) => (row.file.id === fileId ? { ...row, chosen, byHand: true, ticked: null } : row));

/** The rows with one file ticked or not; ticking it unticks the other files for its district. */
export function withTick(rows: readonly FolderRow[], fileId: string, ticked: boolean): readonly FolderRow[] {
  const chosen = rows.find(({ file }) => file.id === fileId)?.chosen ?? null;
  return rows.map((row) => {
    if (row.file.id === fileId) return { ...row, ticked };
    return ticked && chosen !== null && row.chosen === chosen ? { ...row, ticked: false } : row;
  });
}

/** The rows with every sure file ticked, or none. */
export const withAll = (rows: readonly FolderRow[], ticked: boolean): readonly FolderRow[] =>
  rows.map((row) => ({ ...row, ticked: ticked ? null : false }));

const ORDER: readonly FileVerdict[] = ['sure', 'two', 'none', 'twice', 'same', 'guess', 'unusable'];
const groupOf = (verdict: FileVerdict): Group => (verdict === 'sure' || verdict === 'unusable' ? verdict : 'ask');

/**
 * The rows in display order, by group: what is ticked without being asked comes first, where it is seen, as a protocol
 * that was sent to a wrong district cannot be taken back.
 */
export function inOrder(rows: readonly FolderRow[], protocols: ProtocolsByDistrict): readonly FolderRow[] {
  const place = ({ verdict, on }: JudgedRow) => ORDER.indexOf(verdict) - (on ? 1 : 0);
  const ordered = judged(rows, protocols, false).toSorted((a, b) => place(a) - place(b));
  const known = new Map(rows.map((row) => [row.file.id, row]));
  return ordered.flatMap(({ file, verdict }) => {
    const row = known.get(file.id);
    return row ? [{ ...row, group: groupOf(verdict) }] : [];
  });
}

/** Counts the files: by verdict, those to be sent, and those for a district that has a protocol. */
export function sums(rows: readonly JudgedRow[]) {
  const of = (...verdicts: readonly FileVerdict[]) => rows.filter(({ verdict }) => verdicts.includes(verdict)).length;
  return {
    sure: of('sure'),
    guess: of('guess'),
    choose: of('two', 'none', 'twice', 'same'),
    unusable: of('unusable'),
    sent: rows.filter(({ on }) => on).length,
    /** Files for a district that has a protocol. */
    there: rows.filter(({ protocol }) => protocol !== null && protocol.file_id !== null).length,
  };
}

/** The orders to send: each ticked file with its district. */
export const ordersOf = (rows: readonly JudgedRow[]): ProtocolOrder[] =>
  rows.flatMap(({ on, file, protocol }) =>
    on && protocol
      ? [
          {
            ...{ fileId: file.id, row: protocol.id, districtId: protocol.district_id },
            ...{ district: protocol.district, region: protocol.region, before: protocol.file_id },
          },
        ]
      : [],
  );
