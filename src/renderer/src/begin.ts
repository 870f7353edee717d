import { SHEETS_PATH } from '@shared/print.ts';
import { watchSession } from './session/watched-session.ts';

/** The longest that the page waits for the session before it is drawn without one, in ms. */
const PATIENCE_MS = 50;

/**
 * Settles once the page can be drawn. The session is asked for here, before the page's other modules run: its answer is
 * there when they have, and the first frame shows a page instead of the splash. The page of sheets has no session.
 */
export const begun: Promise<unknown> =
  location.pathname === SHEETS_PATH
    ? Promise.resolve()
    : Promise.race([watchSession(), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
