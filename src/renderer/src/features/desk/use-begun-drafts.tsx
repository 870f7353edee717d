import { ActionIcon, Button, Tooltip } from '@mantine/core';
import type { ListedDraft } from '@shared/drafts.ts';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { bridge, unwrap } from '@/api/bridge.ts';
import type { Begun } from '@/entities/begun.ts';
import type { Text } from '@/i18n/text.ts';
import { useT } from '@/i18n/use-t.ts';
import { useConfirm } from '@/kit/confirm.ts';
import { useNotices } from '@/kit/notices.ts';
import { whenOf } from '@/kit/when.ts';

/** Name of a draft on the desk, and how its form is reopened. */
export type DraftWay = {
  words: Text;
  /** Address of the screen that has the form. */
  to: string;
  /** Router state by which the screen opens the form. Default: none, the screen is the form. */
  state?: unknown;
};

const draftsQuery = queryOptions({
  queryKey: ['drafts'],
  queryFn: () => unwrap(bridge.drafts.list()),
  staleTime: 0,
  gcTime: 0,
});
const NONE: readonly ListedDraft[] = [];

/**
 * Unsent drafts, newest first. `wayOf` returns the name of a draft's form and the way to it; null hides a draft that
 * cannot be named.
 */
export function useBegunDrafts(wayOf: (draft: ListedDraft) => DraftWay | null): readonly Begun[] {
  const translation = useT();
  const { t, tr } = translation;
  const queries = useQueryClient();
  const notices = useNotices();
  const confirm = useConfirm();
  const { data: drafts = NONE } = useQuery(draftsQuery);

  const drop = async ({ scope, record }: ListedDraft, about: string) => {
    const yes = await confirm({ title: "Qoralama o'chirilsinmi?", about, yes: "O'chirish", danger: true });
    if (!yes) return;
    try {
      await unwrap(bridge.drafts.remove({ scope, record }));
    } catch (error) {
      notices.failure(error, 'Xatolik');
    }
    void queries.invalidateQueries({ queryKey: draftsQuery.queryKey });
  };

  return drafts.flatMap((draft): readonly Begun[] => {
    const way = wayOf(draft);
    if (!way) return [];
    const title = t(way.words);
    const about = tr(draft.title ?? null) || undefined;
    const named = (label: string) => `${label}: ${[title, about].filter(Boolean).join(', ')}`;
    const remove = t("Qoralamani o'chirish");
    return [
      {
        id: `draft ${draft.scope} ${draft.record}`,
        tone: 'plain',
        icon: IconPencil,
        title,
        about,
        below: t('Qoralama, {{when}}', { when: whenOf(draft.savedAt, Date.now(), translation) }),
        buttons: (
          <>
            <Button
              size="xs"
              variant="default"
              component={Link}
              to={way.to}
              state={way.state}
              aria-label={named(t('Davom ettirish'))}
            >
              {t('Davom ettirish')}
            </Button>
            <Tooltip label={remove}>
              <ActionIcon variant="default" aria-label={named(remove)} onClick={() => void drop(draft, about ?? title)}>
                <IconTrash size={16} stroke={1.7} aria-hidden />
              </ActionIcon>
            </Tooltip>
          </>
        ),
      },
    ];
  });
}
