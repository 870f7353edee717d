import { Button } from '@mantine/core';
import type { Text } from '@/i18n/text.ts';
import { useT } from '@/i18n/use-t.ts';
import { useFailureText, useWords } from '../words.tsx';

export type LookupRetryProps = {
  /** Name of the selector. */
  label: Text;
  /** The lookup's query. */
  query: { readonly error: unknown; readonly isFetching: boolean; readonly refetch: () => unknown };
  /** Notice that the lookup failed. Default: the label, and the list failure of the screen's document. */
  failed?: Text | undefined;
};

/** Stands in for a selector whose lookup failed: says so, and retries when pressed. */
export function LookupRetry({ label, query, failed }: LookupRetryProps) {
  const { t } = useT();
  const { list } = useWords();
  const { headline, below, number } = useFailureText()(query.error, failed ?? list);
  // Our sentence names the lookup; the platform's message does not.
  const shown = failed && headline === t(failed) ? headline : `${t(label)}: ${headline}`;
  return (
    <Button
      variant="light"
      color="red"
      loading={query.isFetching}
      onClick={() => void query.refetch()}
      title={[shown, ...below, ...(number ? [`${t('Xato raqami')}: ${number}`] : [])].join(' ')}
    >
      {shown}
    </Button>
  );
}
