import { Spotlight } from '@mantine/spotlight';
import { isBlank } from '@shared/blank.ts';
import { IconClock, IconClockX } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useT } from '@/i18n/use-t.ts';
import { DrawnRecord } from '@/kit/drawn-record.tsx';
import { useNotices } from '@/kit/notices.ts';
import type { PaletteSource } from '@/kit/palette/source.ts';
import { openedAlone } from '../links/address.ts';
import type { Initiative } from '../model/initiative.ts';
import { forgetRecents, recentsQuery } from '../recents/recents-query.ts';
import { forgetPhotoMarks } from '../similar/photo-marks-query.ts';
import { FoundGroup } from './found-group.tsx';
import { foundRecents } from './found-recents.ts';
import styles from './recent-entries.module.css';
import { useById } from './use-by-id.ts';

const NOTHING: PaletteSource = {};

/**
 * What the palette shows of initiatives: those with the id that is typed or pasted, and those viewed recently.
 * `mayOpen`: whether the role may open the desk, which shows a single one.
 */
export function useInitiativeSource(query: string, mayOpen: boolean): PaletteSource {
  const byId = useById(mayOpen ? query : '');
  const recent = useRecentEntries(byId?.digits ?? query, byId?.rows);
  if (!mayOpen) return NOTHING;
  return {
    ...recent,
    ...(byId && { first: <FoundGroup {...byId} />, answer: byId.rows, onEnter: byId.ask }),
  };
}

const ICON = { size: 18, stroke: 1.7 };
const NOBODY: readonly Pick<Initiative, 'id'>[] = [];

/**
 * The initiatives that the person has viewed recently, without `besides`, which the palette lists elsewhere: the latest
 * above the screens until there is a query, then its matches below the entries found by name, so that Enter still opens
 * the screen of that name; and the command that clears them.
 */
function useRecentEntries(query: string, besides: readonly Pick<Initiative, 'id'>[] = NOBODY): PaletteSource {
  const { t, tr } = useT();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const notices = useNotices();
  const { data: recents = [] } = useQuery(recentsQuery);

  if (recents.length === 0) return {};

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
