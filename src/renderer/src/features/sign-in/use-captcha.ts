import { useQuery } from '@tanstack/react-query';
import { bridge, unwrap } from '@/api/bridge.ts';

/** Query of the maths captcha: fetched on load, refreshed by `refetch`, never cached. */
export const useCaptcha = () =>
  useQuery({
    queryKey: ['captcha'],
    queryFn: () => unwrap(bridge.session.captcha()),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
