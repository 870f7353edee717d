import { ReaderProblem } from '../formats/reader-problem.ts';
import { createTagAttributes, type XmlAttributes } from './xml-attributes.ts';
import { createXmlNames } from './xml-names.ts';
import { GT, isSpace, LT, SLASH, XmlSource } from './xml-source.ts';

/** Receives the content of an XML document, in order. Names come without their prefix. */
export type XmlHandler = {
  /** The attributes are valid during the call only. */
  open: (name: string, attributes: XmlAttributes) => void;
  /** A piece of text; a text may come in several. */
  text: (text: string) => void;
  close: (name: string) => void;
  /**
   * Fast path, tried for every element within the document: reads a whole element at `at` and returns the position
   * after it, or `at` for an unknown element.
   */
  shortcut?: ((bytes: Buffer, at: number) => number) | undefined;
};

/** A streaming reader of XML. */
export type XmlScanner = {
  /** Takes the next bytes of UTF-8, cut at any place. */
  write: (chunk: Buffer) => void;
  /** Throws if the document is incomplete. */
  end: () => void;
};

const MAX_DEPTH = 64;
/** Longest tag, text or comment, in bytes; those of workbooks are far shorter. */
const MAX_PIECE = 1024 * 1024;

const AMPERSAND = 38;
const EXCLAMATION = 33;
const QUESTION = 63;
const COLON = 58;

/**
 * Reads XML as Office writes it, chunk by chunk and in bounded memory, several times as fast as a general parser: a
 * person waits for a sheet of a million cells. Document types are refused, and with them every entity that could
 * expand; XML that is not well-formed fails as damaged.
 */
export function createXmlScanner(handler: XmlHandler): XmlScanner {
  let rest = Buffer.alloc(0);
  let started = false;
  const openNames: string[] = [];
  const attributes = createTagAttributes();
  const names = createXmlNames();
  const { shortcut } = handler;

  function write(chunk: Buffer): void {
    let from = 0;
    if (rest.length > 0) {
      // The cut piece is completed separately, so that the whole chunk need not be appended to it.
      from = chunk.indexOf(GT) + 1 || chunk.length;
      const joined = Buffer.concat([rest, chunk.subarray(0, from)]);
      rest = joined.subarray(scan(new XmlSource(joined)));
    }
    if (rest.length > 0) chunk = Buffer.concat([rest, chunk.subarray(from)]);
    else chunk = chunk.subarray(from);
    // A copy: a view of the last bytes would keep the whole chunk in memory.
    rest = Buffer.from(chunk.subarray(scan(new XmlSource(chunk))));
    if (rest.length > MAX_PIECE) throw damaged('a piece without end');
  }

  /** Reads all complete markup; returns the position of the incomplete rest. */
  function scan(source: XmlSource): number {
    const { bytes } = source;
    let at = 0;
    while (at < bytes.length) {
      let next = at;
      let references = false;
      let ascii = true;
      let code = bytes[at] ?? LT;
      while (code !== LT) {
        if (code === AMPERSAND) references = true;
        else if (code > 127) ascii = false;
        if (++next === bytes.length) return at;
        code = bytes[next] ?? LT;
      }
      if (next > at) text(source.text(at, next, ascii, references));
      const end = element(source, next);
      if (end === -1) return next;
      at = end;
    }
    return at;
  }

  function text(value: string): void {
    if (openNames.length > 0) handler.text(value);
    else if (value.trim() !== '') throw damaged('text outside the document');
  }

  /** Like `markup`, with the handler's shortcut tried first. */
  function element(source: XmlSource, at: number): number {
    const end = shortcut && openNames.length > 0 ? shortcut(source.bytes, at) : at;
    return end === at ? markup(source, at) : end;
  }

  /** Reads the markup that starts with `<` at `at`; returns the position after it, or -1 if the chunk ends first. */
  function markup(source: XmlSource, at: number): number {
    const { bytes } = source;
    const code = bytes[at + 1];
    if (code === SLASH) return closingTag(source, at);
    if (code === QUESTION) return source.behind('?>', at);
    if (code !== EXCLAMATION) return openingTag(source, at);
    if (source.startsWith('<!--', at)) return source.behind('-->', at + 4);
    if (source.startsWith('<![CDATA[', at)) {
      const end = source.behind(']]>', at);
      if (end !== -1) text(source.text(at + 9, end - 3, false, false));
      return end;
    }
    if (bytes.length - at < 9) return -1;
    throw damaged('a document type');
  }

  function closingTag(source: XmlSource, at: number): number {
    const name = openNames.at(-1) ?? '';
    let end = at + 2 + name.length;
    if (source.bytes[end] !== GT || !source.standsAt(name, at + 2)) {
      end = source.bytes.indexOf(GT, at);
      if (end === -1) return -1;
      const full = source.text(at + 2, end, false, false).trimEnd();
      if (name !== full.slice(full.indexOf(':') + 1)) throw damaged('tags that do not match');
    }
    openNames.pop();
    handler.close(name);
    return end + 1;
  }

  function openingTag(source: XmlSource, at: number): number {
    const { bytes } = source;
    let nameStart = at + 1;
    let index = nameStart;
    let code = bytes[index];
    while (index < bytes.length && code !== GT && code !== SLASH && !isSpace(code)) {
      if (code === COLON) nameStart = index + 1;
      code = bytes[++index];
    }
    const nameEnd = index;
    index = attributes.read(source, index);
    if (index === -1) return -1;
    if (nameStart === nameEnd) throw damaged('a tag without a name');
    const empty = bytes[index] === SLASH;
    if (empty && index + 1 >= bytes.length) return -1;
    if (empty && bytes[index + 1] !== GT) throw damaged('a slash within a tag');
    if (openNames.length === 0 && started) throw damaged('two documents in one');
    started = true;
    const name = names.at(source, nameStart, nameEnd);
    handler.open(name, attributes);
    if (empty) handler.close(name);
    else if (openNames.push(name) > MAX_DEPTH) throw damaged('nested too deeply');
    return index + (empty ? 2 : 1);
  }

  return {
    write,
    end: () => {
      if (rest.toString().trim() !== '' || openNames.length > 0 || !started) throw damaged('the document is cut off');
    },
  };
}

const damaged = (reason: string) => new ReaderProblem('damaged', reason);
