import { useNavigate, useSearchParams } from 'react-router';
import { SegmentFilter } from '@/kit/list/segment-filter.tsx';

const PATHS = { list: '/app/initiatives', map: '/app/initiatives/map' } as const;

/** Shows the same filter as a list or on the map; Back leads from one to the other. */
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
