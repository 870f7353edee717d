import { startOf, units } from '@shared/start-of.ts';

/** Letters of a block: laid out in a few milliseconds. */
const LETTERS = 2_000;

/**
 * Divides a text into blocks that are laid out one by one: at an end of line, else at a blank, else between two
 * characters. Nothing is lost: joined they are the text.
 */
export function blocksOf(text: string): readonly string[] {
  const blocks: string[] = [];
  for (let at = 0; at < text.length; at += blocks.at(-1)?.length ?? 0) blocks.push(blockAt(text, at));
  return blocks;
}

function blockAt(text: string, at: number): string {
  const most = text.slice(at, at + LETTERS);
  if (at + LETTERS >= text.length) return most;
  const end = most.lastIndexOf('\n') + 1 || most.lastIndexOf(' ') + 1;
  if (end > 0) return most.slice(0, end);
  // One character may be longer than a block.
  return startOf(text.slice(at, at + LETTERS + 1), LETTERS, units) || most;
}
