import { ReaderProblem } from '../formats/reader-problem.ts';
import { MAX_COLUMNS } from './cell.ts';

/** Takes the pieces of a csv; `end` completes the last record. */
export type CsvParser = { write: (text: string) => void; end: () => void };

/** Longest field, in characters: a quote that is never closed would swallow the file. */
const MAX_FIELD = 1024 * 1024;

const QUOTE = 34;
const CR = 13;
const LF = 10;

/**
 * Splits a csv (RFC 4180, any separator, any line end) into records, piece by piece. A quote counts at the start of a
 * field only; text after the closing quote is kept unchanged.
 */
export function createCsvParser(separator: string, takeRecord: (fields: string[]) => void): CsvParser {
  const SEPARATOR = separator.charCodeAt(0);
  let fields: string[] = [];
  let field = '';
  /** Whether the field, or the record, has begun: an empty last line is not a record. */
  let begun = false;
  let quoted = false;
  let quoteSeen = false;
  let returnSeen = false;

  function endField(): void {
    if (fields.push(field) > MAX_COLUMNS) throw new ReaderProblem('damaged', 'a record without end');
    field = '';
    begun = false;
  }

  function endRecord(): void {
    endField();
    takeRecord(fields);
    fields = [];
  }

  function append(piece: string): void {
    field = field === '' ? piece : field + piece;
    if (field.length > MAX_FIELD) throw new ReaderProblem('damaged', 'a field without end');
  }

  function write(text: string): void {
    let at = 0;
    while (at < text.length) {
      if (quoted) at = readQuoted(text, at);
      else at = readPlain(text, at);
    }
  }

  /** Continues within quotes; only the next piece shows whether a quote at the end of a piece is doubled. */
  function readQuoted(text: string, from: number): number {
    if (quoteSeen) {
      quoteSeen = false;
      if (text.charCodeAt(from) !== QUOTE) {
        quoted = false;
        return from;
      }
      append('"');
      return from + 1;
    }
    const quote = text.indexOf('"', from);
    const end = quote === -1 ? text.length : quote;
    if (end > from) append(text.slice(from, end));
    if (quote !== -1) quoteSeen = true;
    return quote === -1 ? end : quote + 1;
  }

  function readPlain(text: string, from: number): number {
    const first = text.charCodeAt(from);
    if (returnSeen) {
      returnSeen = false;
      if (first === LF) return from + 1;
    }
    if (!begun && first === QUOTE) {
      begun = quoted = true;
      return from + 1;
    }
    let at = from;
    let code = first;
    while (at < text.length && code !== SEPARATOR && code !== LF && code !== CR) code = text.charCodeAt(++at);
    if (at > from) {
      begun = true;
      append(text.slice(from, at));
    }
    if (at === text.length) return at;
    if (code === SEPARATOR) endField();
    else endRecord();
    returnSeen = code === CR;
    return at + 1;
  }

  return {
    write,
    end: () => {
      if (quoted && !quoteSeen) throw new ReaderProblem('damaged', 'a quote that is not closed');
      if (begun || fields.length > 0) endRecord();
    },
  };
}
