import { useLocation, useNavigate } from 'react-router';

/**
 * Returns a function that goes back one screen, with its filters and place; to `first` if there is no previous
 * screen.
 */
export function useGoBack(first: string): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => void (key === 'default' ? navigate(first, { replace: true }) : navigate(-1));
}
