import type { ReactNode, Ref } from 'react';
import { useNavigate } from 'react-router';
import { openedAlone } from '@/domains/initiative/links/address.ts';
import type { Initiative } from '@/domains/initiative/model/initiative.ts';
import { Comparison } from '@/domains/initiative/similar/comparison.tsx';
import type { Similar, SimilarOne } from '@/domains/initiative/similar/use-similar.ts';
import { InitiativeView } from './initiative-view.tsx';

export type DeskViewProps = {
  initiative: Initiative;
  /** Notice above the initiative. */
  notice: ReactNode;
  similar: Similar;
  /** The initiative beside the one in view; null for none. */
  compared: SimilarOne | null;
  onCompare: (one: SimilarOne | null) => void;
  /** Focused when another initiative, or pair, comes into view. */
  ref: Ref<HTMLElement>;
};

/** The initiative in view, or a pair side by side. Back from an initiative opened there restores this desk. */
export function DeskView({ initiative, notice, similar, compared, onCompare, ref }: DeskViewProps) {
  const navigate = useNavigate();
  if (!compared) return <InitiativeView ref={ref} initiative={initiative} notice={notice} />;
  const open = ({ id, public_id, board_id }: Initiative) =>
    void navigate(openedAlone({ id, publicId: public_id, board: board_id }), { state: { fromList: true } });
  return (
    <Comparison
      ref={ref}
      initiative={initiative}
      other={compared}
      similar={similar}
      onCompare={onCompare}
      onOpen={open}
      onClose={() => onCompare(null)}
    />
  );
}
