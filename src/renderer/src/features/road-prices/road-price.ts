import { z } from 'zod';
import { placeGroups } from '@/entities/place-cascade.ts';
import { optionalNumber, recordId } from '@/kit/fields.ts';
import { idField, numberField } from '@/kit/forms/record-fields.ts';
import { recordForm } from '@/kit/forms/record-form.ts';

/** Row of the list, prices in so'm for a kilometre; anything but the id may be missing. */
export const rowSchema = z.object({
  id: recordId,
  board_id: optionalNumber,
  region_id: optionalNumber,
  district_id: optionalNumber,
  price: optionalNumber,
  half_ready_price: optionalNumber,
});
/** The prices of road in a district and season (spec 002 §3). */
export type RoadPrice = z.output<typeof rowSchema>;

/** The form of a road price: all fields are required. */
export const roadPriceForm = recordForm(
  {
    board_id: idField(),
    region_id: idField(),
    district_id: idField(),
    price: numberField(),
    half_ready_price: numberField(),
  },
  { together: placeGroups() },
);
