import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { type InvestAddress, readInvestAddress } from '@/entities/invest-address.ts';
import { FormFailed, FormPanel } from '@/kit/forms/form-panel.tsx';
import { useWords } from '@/kit/words.tsx';
import { useMe } from '@/session/session.ts';
import { canCreate } from './access.ts';
import { CouncilSection } from './council/council-section.tsx';
import { removeMark } from './creation/begun-mark.ts';
import { InvestCreation } from './creation/invest-creation.tsx';
import styles from './invest-data-page.module.css';
import { InvestView } from './invest-view.tsx';
import { investDataQuery } from './model/api.ts';
import { InvestSkeleton } from './parts/invest-skeleton.tsx';
import { NothingYet } from './parts/nothing-yet.tsx';

/** Transparent investment data of a winner (S084, A-009). */
export function Component() {
  const { public_id = '' } = useParams();
  const [query] = useSearchParams();
  return <InvestPage key={public_id} address={readInvestAddress(public_id, query)} />;
}

function InvestPage({ address }: { address: InvestAddress }) {
  const { role } = useMe();
  const { action } = useWords();
  const queries = useQueryClient();
  const options = investDataQuery(address.publicId);
  const { data, isError, error, refetch, isFetching } = useQuery({ ...options, refetchOnReconnect: false });
  const isShown = Boolean(data);
  const creates = canCreate(role);
  useEffect(() => {
    if (isShown && creates) void removeMark(address.publicId);
  }, [isShown, creates, address.publicId]);
  // The platform's message or the action fallback (O-038).
  const failed = (why: Error) => <FormFailed error={why} words={action} onRetry={refetch} retrying={isFetching} />;
  if (data) return <InvestView address={address} data={data} />;
  if (data === undefined) return <FormPanel>{isError ? failed(error) : <InvestSkeleton />}</FormPanel>;
  return (
    <FormPanel>
      <div className={styles.page}>
        {/* Outside of the creation's form, which its dialog would submit (Z-184). */}
        <div className={styles.council}>
          <CouncilSection address={address} />
        </div>
        <div className={styles.rest}>
          {creates ? (
            <InvestCreation
              address={address}
              onRead={() => void queries.invalidateQueries({ queryKey: options.queryKey })}
              reading={isFetching}
            />
          ) : isError ? (
            // The cached null is stale: an object may exist by now.
            failed(error)
          ) : (
            <NothingYet address={address} />
          )}
        </div>
      </div>
    </FormPanel>
  );
}
