import { Navigate } from 'react-router';
import { SplashPage } from './splash-page.tsx';

/** Redirects to another page; shows the splash while that page's chunk loads. */
export function Redirect({ to }: { to: string }) {
  return (
    <>
      <Navigate to={to} replace />
      <SplashPage />
    </>
  );
}
