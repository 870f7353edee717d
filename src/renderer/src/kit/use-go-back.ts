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

/**
 * Returns a function that leaves this screen for another: goes back if that is the previous screen, with its filters
 * and place; otherwise replaces this screen in the history.
 */
export function useGoTo(): (path: string) => void {
  const navigate = useNavigate();
  return (path) => void (previousPath() === path ? navigate(-1) : navigate(path, { replace: true }));
}

/** Path of the screen before this one; null for the first. */
function previousPath(): string | null {
  const { currentEntry } = navigation;
  const url = navigation.entries()[(currentEntry?.index ?? 0) - 1]?.url;
  return url ? new URL(url).pathname : null;
}
