import { useLocation, useNavigate } from 'react-router';

/** Back one screen; to the list where this one was the first. */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => void (key === 'default' ? navigate('/app/initiatives', { replace: true }) : navigate(-1));
}
