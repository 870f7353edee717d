import { Spotlight } from '@mantine/spotlight';
import { isBlank } from '@shared/blank.ts';
import type { Role } from '@shared/roles.ts';
import { IconClock, IconClockX } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { openedAlone } from '@/domains/initiative/links/address.ts';
import type { Initiative } from '@/domains/initiative/model/initiative.ts';
import { forgetRecents, recentsQuery } from '@/domains/initiative/recents/recents-query.ts';
import { forgetPhotoMarks } from '@/domains/initiative/similar/photo-marks-query.ts';
import { useT } from '@/i18n/use-t.ts';
import { DrawnRecord } from '@/kit/drawn-record.tsx';
import { useNotices } from '@/kit/notices.ts';
import { foundRecents } from './found-recents.ts';
import { hasDesk } from './has-desk.ts';
import styles from './recent-entries.module.css';
import type { PaletteEntry } from './use-palette-entries.tsx';

const ICON = { size: 18, stroke: 1.7 };
const NOBODY: readonly Pick<Initiative, 'id'>[] = [];
const NONE = { above: null, below: null, commands: [] };

/** The palette's entries about recent initiatives. */
type RecentEntries = {
  /** The most recent, above the screens; null once there is a query. */
  above: ReactNode;
  /** The matches of the query, below the entries found by name: Enter still opens the screen of that name. */
  below: ReactNode;
  /** Empty where there is nothing to clear. */
  commands: readonly PaletteEntry[];
};

/**
 * The initiatives that the person has viewed recently, for a role that may open the desk; without `besides`, which the
 * palette lists elsewhere.
 */
export function useRecentEntries(
  role: Role,
  query: string,
  besides: readonly Pick<Initiative, 'id'>[] = NOBODY,
): RecentEntries {
  const { t, tr } = useT();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const notices = useNotices();
  const { data: recents = [] } = useQuery(recentsQuery);

  if (recents.length === 0 || !hasDesk(role)) return NONE;

  const clear = async () => {
    try {
      await Promise.all([forgetRecents(queries), forgetPhotoMarks(queries)]);
      notices.success("So'nggi ochilganlar tozalandi");
    } catch (error) {
      notices.failure(error, 'Xatolik');
    }
  };
  const others = recents.filter(({ id }) => besides.every((one) => one.id !== id));
  const found = foundRecents(others, query);
  const actionOf = ({ id, public_id, title, board_id }: (typeof found)[number]) => (
    <Spotlight.Action
      classNames={{ actionBody: styles.body, actionLabel: styles.title }}
      label={title ? tr(title) : t('Sarlavhasiz tashabbus')}
      dimmedSections={false}
      rightSection={<span className={styles.id}>{public_id}</span>}
      leftSection={<IconClock {...ICON} />}
      onClick={() => void navigate(openedAlone({ id, publicId: public_id, board: board_id }))}
    />
  );
  const group = found.length > 0 && (
    <Spotlight.ActionsGroup label={t("So'nggi ochilganlar")}>
      {found.map((recent) => (
        <DrawnRecord key={recent.id} of={recent} id={recent.public_id ?? recent.id}>
          {() => actionOf(recent)}
        </DrawnRecord>
      ))}
    </Spotlight.ActionsGroup>
  );
  const typed = !isBlank(query);
  return {
    above: typed ? null : group || null,
    below: typed ? group || null : null,
    commands: [
      {
        id: 'clear-recents',
        title: "So'nggi ochilganlarni tozalash",
        icon: <IconClockX {...ICON} />,
        run: () => void clear(),
      },
    ],
  };
}
