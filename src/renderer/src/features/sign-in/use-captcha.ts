import { useQuery } from '@tanstack/react-query';
import { bridge, unwrap } from '@/api/bridge.ts';

/** The maths captcha: fetched on load, asked for anew by `refetch`, never kept. */
export const useCaptcha = () =>
  useQuery({
    queryKey: ['captcha'],
    queryFn: () => unwrap(bridge.session.captcha()),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
