import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { BoardField } from '@/entities/board-field.tsx';
import { BoardSelect } from '@/entities/board-select.tsx';
import { boardsQuery } from '@/entities/boards.ts';
import { categoriesQuery } from '@/entities/categories.ts';
import { CustomerSelect } from '@/entities/customer-select.tsx';
import { NamedFilter } from '@/entities/named-filter.tsx';
import { withDistrict, withRegion } from '@/entities/place-cascade.ts';
import { type Place, PlaceFilter } from '@/entities/place-filter.tsx';
import { DistrictSelect, QuarterSelect, RegionSelect } from '@/entities/place-selects.tsx';
import { useMe } from '@/session/session.ts';
import { Case } from '../case.tsx';
import styles from '../gallery.module.css';

const NOWHERE = { region_id: null, district_id: null, quarter_id: null };
const NAMELESS = { id: 999, title: 'Eski mahalla MFY' };
type Chosen = { region_id: number | null; district_id: number | null; quarter_id: number | null };

/** Platform lookups that several screens use. */
export function Entities() {
  const boards = useQuery(boardsQuery(useMe()));
  const categories = useQuery(categoriesQuery);
  const [place, setPlace] = useState<Chosen>(NOWHERE);
  const [old, setOld] = useState<number | null>(NAMELESS.id);
  const [filter, setFilter] = useState<Place>({ region: null, district: null });
  const [board, setBoard] = useState<number | null>(null);
  const [shown, setShown] = useState(59);
  const [category, setCategory] = useState<number | null>(null);
  const [customer, setCustomer] = useState<number | null>(null);
  return (
    <>
      <h2 className={styles.section}>Entities</h2>
      <div className={styles.cases}>
        <Case of="entities/place-selects" value={place}>
          <RegionSelect value={place.region_id} onChange={(id) => setPlace(withRegion(place, id))} required />
          <DistrictSelect
            region={place.region_id}
            value={place.district_id}
            onChange={(id) => setPlace(withDistrict(place, id))}
          />
          <QuarterSelect
            district={place.district_id}
            without={113}
            value={place.quarter_id}
            onChange={(id) => setPlace({ ...place, quarter_id: id })}
          />
        </Case>
        <Case of="entities/named-options" note="its mahalla is in no list any more" value={old}>
          <QuarterSelect district={12} known={NAMELESS} value={old} onChange={setOld} />
        </Case>
        <Case of="entities/place-filter" value={filter}>
          <div className={styles.line}>
            <PlaceFilter value={filter} onChange={setFilter} />
          </div>
        </Case>
        <Case of="entities/named-filter" value={category}>
          <NamedFilter label="Toifa" query={categories} value={category} onChange={setCategory} />
        </Case>
        <Case of="entities/board-select" value={shown}>
          <BoardSelect query={boards} value={shown} onChange={setShown} />
        </Case>
        <Case of="entities/board-field" value={board}>
          <BoardField value={board} onChange={setBoard} required />
        </Case>
        <Case of="entities/customer-select" value={customer}>
          <CustomerSelect district="Chilonzor tumani" value={customer} onChange={setCustomer} />
        </Case>
      </div>
    </>
  );
}
