import { useLocation, useNavigate } from 'react-router';

/** Back one screen, with its filters and place; to this address where the screen was the first. */
export function useGoBack(first: string): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => void (key === 'default' ? navigate(first, { replace: true }) : navigate(-1));
}
