import { AppError } from '@shared/errors.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { type Board, boardsQuery } from '@/entities/boards.ts';
import { customersQuery } from '@/entities/customers.ts';
import { hasProductsQuery } from '@/entities/product-categories.ts';
import { roadPricesQuery } from '@/entities/road-prices.ts';
import { useDraftedForm } from '@/kit/drafts/use-drafted-form.ts';
import { useProblems } from '@/kit/forms/use-problems.ts';
import { useMe } from '@/session/session.ts';
import { useFieldLookups } from '../forms/use-field-lookups.ts';
import { isGarden, mayReadRegistry } from '../model/access.ts';
import { draftOf } from '../model/draft.ts';
import type { Initiative } from '../model/initiative.ts';
import { ROAD_CATEGORY, roadPriceOf } from '../model/road.ts';
import { registrySumQuery } from '../registry/api.ts';
import {
  type AcceptContext,
  acceptanceOf,
  acceptBody,
  acceptProblems,
  acceptWaits,
  categoryOf,
  ownAmount,
} from './accept-rules.ts';
import { type AcceptValues, acceptValuesOf, acceptValuesSchema } from './accept-values.ts';

/** State of the acceptance form: values, derived acceptance, errors, and the lookups of its fields. */
export function useAcceptForm(initiative: Initiative, board: Board | undefined) {
  const me = useMe();
  const form = useDraftedForm<AcceptValues>({
    initialValues: acceptValuesOf(initiative),
    validate: (values) => acceptProblems(values, acceptanceOf(values, context)),
    draft: { ...draftOf('accept', initiative), schema: acceptValuesSchema },
  });
  const { values } = form;
  const { board_id, district_id, type, customer_tin } = initiative;
  const garden = isGarden(me.role, board);
  const category_id = categoryOf(values, { garden, initiative });

  const boards = useQuery(boardsQuery(me));
  const customers = useQuery({ ...customersQuery, enabled: garden !== true });
  const fields = useFieldLookups(initiative, { category_id, district_id });
  const products = useQuery({
    ...hasProductsQuery(category_id ?? 0),
    enabled: type === 'EQUIPMENT' && category_id !== null,
  });
  const registry = useRegistrySum(
    initiative,
    products.data === true && category_id !== ROAD_CATEGORY && mayReadRegistry(me.role),
  );
  /** Without a season or a district there is no price to request (Z-047). */
  const priced = board_id !== null && district_id !== null;
  const prices = useQuery({
    ...roadPricesQuery(board_id, district_id),
    enabled: category_id === ROAD_CATEGORY && priced,
  });
  const ownCustomer = useMemo(
    () => (customer_tin && customers.data?.find(({ hint }) => hint === customer_tin)?.value) || null,
    [customers.data, customer_tin],
  );

  const context: AcceptContext = {
    initiative,
    garden,
    category: fields.category,
    hasProducts: products.data,
    registrySum: registry.sum,
    price: priced ? prices.data && (roadPriceOf(prices.data, district_id) ?? null) : null,
    ownCustomer,
  };
  const acceptance = acceptanceOf(values, context);
  const problems = useProblems(form, acceptProblems(values, acceptance));
  return {
    initiative,
    form,
    acceptance,
    /** Props of an input, with its error. */
    field: problems.field,
    problems,
    /** The district's prices on this board; null where there are none, undefined while unknown. */
    price: context.price,
    waits: acceptWaits(values, context),
    /** Request body for the given values. */
    body: (entered: AcceptValues) => acceptBody(entered, acceptanceOf(entered, context), context),
    lookups: { ...fields, boards, products, registry, prices },
  };
}

/** State of the acceptance form. */
export type AcceptForm = ReturnType<typeof useAcceptForm>;

const isRefused = (error: unknown): boolean => AppError.from(error).kind === 'forbidden';

/**
 * Granted total of an initiative's registry (Z-151); loaded only if `wanted`. Where the registry is refused to the role,
 * the initiative's own amount (Z-171).
 */
function useRegistrySum(initiative: Initiative, wanted: boolean) {
  const queries = useQueryClient();
  const query = useQuery({ ...registrySumQuery(initiative.id), enabled: wanted });
  const refused = query.isError && isRefused(query.error);
  const [following, setFollowing] = useState(false);
  return {
    query,
    /** so'm; undefined while loading or refetching, as a refetch may change the total. */
    sum: following || query.isFetching || query.isError ? (refused ? ownAmount(initiative) : undefined) : query.data,
    /** Whether the registry is refused to the role. */
    refused,
    /** Refetches the total, in so'm. Throws `AppError`. */
    readAgain: () =>
      queries.fetchQuery(registrySumQuery(initiative.id)).catch((error: unknown) => {
        if (isRefused(error)) return ownAmount(initiative);
        throw error;
      }),
    /** Runs `first`, then refetches the total, which is undefined meanwhile. Never throws. */
    follow: async (first: () => Promise<unknown>): Promise<void> => {
      setFollowing(true);
      await Promise.allSettled([first()]);
      await query.refetch();
      setFollowing(false);
    },
  };
}
