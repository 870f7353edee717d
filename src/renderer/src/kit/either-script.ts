import type { QueryClient } from '@tanstack/react-query';
import { inOtherScript } from '@/i18n/other-script.ts';
import { queryOf } from '@/i18n/query-of.ts';

/** The spelling of a query that found an answer; missing where it is the one that was asked for. */
export type Spelled = { readonly spelling?: string | undefined };

/** Where the pages of a list remember the spelling that found them. */
type Memory = {
  readonly client: QueryClient;
  /** The list and its other filters, without the page. */
  readonly key: readonly unknown[];
  /** Index of the first row asked for: the first page begins with the spelling that was typed. */
  readonly offset: number;
};

/**
 * Asks a list for a query; if it finds nothing, asks for the query in the other script, because a list shows names in
 * the chosen script, whichever the platform has. The pages after the first keep the spelling that found it. One call
 * for a query that both scripts spell alike, and after a failure. Throws what `ask` throws.
 */
export async function inEitherScript<A extends { readonly total: number }>(
  search: string | null | undefined,
  ask: (search: string | null) => Promise<A>,
  memory?: Memory,
): Promise<A & Spelled> {
  const typed = queryOf(search ?? '');
  const other = inOtherScript(typed);
  if (other === null) return ask(typed || null);
  const known = memory && ['spelling', ...memory.key, typed];
  const isLater = known && memory.offset > 0 && memory.client.getQueryData(known) === other;
  const [first, second] = isLater ? [other, typed] : [typed, other];
  const said = async (spelling: string): Promise<A & Spelled> => {
    const answer = await ask(spelling);
    return spelling === typed ? answer : { ...answer, spelling };
  };
  let answer = await said(first);
  if (answer.total === 0) {
    const again = await said(second);
    if (again.total > 0 || second === typed) answer = again;
  }
  if (known) memory.client.setQueryData(known, answer.spelling ?? typed);
  return answer;
}
