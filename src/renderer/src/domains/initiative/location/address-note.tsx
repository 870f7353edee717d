import { Button, Loader } from '@mantine/core';
import { useT } from '@/i18n/use-t.ts';
import styles from './location-dialog.module.css';
import type { Lookup } from './use-picked-address.ts';

export type AddressNoteProps = {
  lookup: Lookup;
  /** The address in the field. */
  written: string;
  /** Looks up the address of the marked place; null where no place is marked. */
  onLook: (() => void) | null;
  /** Replaces the address in the field with the address found. */
  onTake: (address: string) => void;
};

/** State of the address lookup for the marked place: in flight, not found, failed, cut, or differing from the field. */
export function AddressNote({ lookup, written, onLook, onTake }: AddressNoteProps) {
  const { t, tr } = useT();
  const look = onLook && (
    <Button size="compact-xs" variant="light" onClick={onLook}>
      {t(lookup.status === 'failed' ? 'Qayta urinish' : 'Manzilni aniqlash')}
    </Button>
  );
  return (
    <div className={styles.note} role="status">
      {lookup.status === 'idle' && look}
      {lookup.status === 'looking' && (
        <>
          <Loader size={14} />
          {t('Manzil aniqlanmoqda… Kutmasdan ham saqlash mumkin.')}
        </>
      )}
      {lookup.status === 'none' && t("Bu joyning manzili topilmadi: uni o'zingiz yozishingiz mumkin.")}
      {lookup.status === 'off' && t("Manzillar xizmati sozlanmagan: manzilni o'zingiz yozishingiz mumkin.")}
      {lookup.status === 'failed' && (
        <>
          {t("Manzil aniqlanmadi, joy tanlangan. Manzilni o'zingiz yozishingiz mumkin.")}
          {look}
        </>
      )}
      {lookup.status === 'found' && lookup.cut && (
        // An element: the gap would not part it from the words of the offer.
        <span>{t('Topilgan manzil juda uzun edi: boshi qoldirildi.')}</span>
      )}
      {lookup.status === 'found' && lookup.address !== written && (
        <>
          {t('Topilgan manzil: {{address}}', { address: tr(lookup.address) })}
          <Button size="compact-xs" variant="light" onClick={() => onTake(lookup.address)}>
            {t("Qo'yish")}
          </Button>
        </>
      )}
    </div>
  );
}
