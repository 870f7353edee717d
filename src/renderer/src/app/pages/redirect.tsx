import { Navigate } from 'react-router';
import { SplashPage } from './splash-page.tsx';

/** Goes to another page in place of this one; the splash stands while that page's chunk is loaded. */
export function Redirect({ to }: { to: string }) {
  return (
    <>
      <Navigate to={to} replace />
      <SplashPage />
    </>
  );
}
