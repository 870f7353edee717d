import { useNavigate, useSearchParams } from 'react-router';
import { SegmentFilter } from '@/kit/list/segment-filter.tsx';

const PATHS = { list: '/app/initiatives', map: '/app/initiatives/map' } as const;

/** Switches between list and map with the same filter; Back returns to the previous view. */
export function ListOrMap({ now }: { now: keyof typeof PATHS }) {
  const navigate = useNavigate();
  const [address] = useSearchParams();
  return (
    <SegmentFilter
      label="Ro'yxat yoki xarita"
      segments={[
        { value: 'list', label: "Ro'yxat" },
        { value: 'map', label: 'Xarita' },
      ]}
      value={now}
      onChange={(next) => void navigate({ pathname: PATHS[next], search: `${address}` })}
    />
  );
}
