import { useQuery } from '@tanstack/react-query';
import { Outlet } from 'react-router';
import { appInfoQuery } from '@/api/app-info.ts';
import { lazyComponent } from '@/kit/lazy-component.tsx';
import { SplashPage } from '../pages/splash-page.tsx';

const OutdatedPage = lazyComponent(async () => (await import('./outdated-page.tsx')).default, SplashPage);

/** Wraps every page: a program older than the office's least version shows only how to update. */
export function LeastVersionGate() {
  const info = useQuery(appInfoQuery);
  return info.data?.leastVersion ? (
    <OutdatedPage version={info.data.version} least={info.data.leastVersion} />
  ) : (
    <Outlet />
  );
}
