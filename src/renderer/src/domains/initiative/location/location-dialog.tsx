import { Alert, Group, Textarea, TextInput } from '@mantine/core';
import { isBlank } from '@shared/blank.ts';
import type { MapPoint } from '@shared/map.ts';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ClipboardEvent } from 'react';
import { ChangedInitiative } from '@/entities/changed-initiative.tsx';
import { locationOf } from '@/entities/initiative-location.ts';
import { useFindUndo } from '@/entities/undo.ts';
import { useT } from '@/i18n/use-t.ts';
import { useDraftedForm } from '@/kit/drafts/use-drafted-form.ts';
import { fieldsOf } from '@/kit/forms/field.ts';
import { FormDialog } from '@/kit/forms/form-dialog.tsx';
import { MapPicker } from '@/kit/map-view/map-picker.tsx';
import { useNotices } from '@/kit/notices.ts';
import { Said } from '@/kit/said.tsx';
import { mayLocate } from '../model/access.ts';
import type { ActionDialogProps } from '../model/action.ts';
import { draftOf } from '../model/draft.ts';
import { useInitiativeDecision } from '../model/use-initiative-decision.ts';
import { NamedInitiative } from '../parts/naming.tsx';
import { AddressNote } from './address-note.tsx';
import { setLocation } from './api.ts';
import { type Axis, coordinateProblem, LIMIT, pairOf, pointOf, warningOf } from './coordinates.ts';
import styles from './location-dialog.module.css';
import { locationStart } from './location-start.ts';
import { addressState, addressToSend, type LocationValues, locationValuesSchema } from './location-values.ts';
import { usePickedAddress } from './use-picked-address.ts';

/**
 * Dialog for the location of an initiative: picked on a map, which also gives the address, or typed (S007; C-030,
 * C-031).
 */
export function LocationDialog({ initiative, board, onClose, onDone }: ActionDialogProps) {
  const { t, tr } = useT();
  const notices = useNotices();
  const findUndo = useFindUndo();
  const decision = useInitiativeDecision({ initiative, board, permission: mayLocate });
  const location = locationOf(initiative);
  const problem = (axis: Axis) => (value: string) => {
    const text = coordinateProblem(axis, value);
    return text && <Said text={text} values={{ least: `−${LIMIT[axis]}`, most: LIMIT[axis] }} />;
  };
  const form = useDraftedForm<LocationValues>({
    initialValues: {
      latitude: location ? String(location.latitude) : '',
      longitude: location ? String(location.longitude) : '',
      address: '',
      found: '',
      picked: null,
    },
    validate: { latitude: problem('latitude'), longitude: problem('longitude') },
    draft: { ...draftOf('location', initiative), schema: locationValuesSchema },
  });
  const field = fieldsOf(form, t);
  const state = addressState(form.values);
  const point = pointOf(form.values);
  const warning = point && warningOf(point);
  const { lookup, look, take } = usePickedAddress(point, {
    get: form.getValues,
    set: form.setValues,
  });

  const pick = (place: MapPoint) => {
    form.setValues({ latitude: String(place.latitude), longitude: String(place.longitude), picked: place });
    form.clearErrors();
    void look(place);
  };
  const paste = (event: ClipboardEvent) => {
    const pair = pairOf(event.clipboardData.getData('text'));
    if (!pair) return;
    event.preventDefault();
    form.setValues(pair);
  };

  return (
    <FormDialog
      title="Joylashuvni belgilash"
      form={form}
      submit={{ label: 'Saqlash' }}
      onSubmit={async (values) => {
        const place = pointOf(values);
        if (!place) return 'stay';
        const outcome = await decision.decide((now) => setLocation(now, place, addressToSend(values)));
        if (outcome === 'stay') return 'stay';
        notices.success("Manzil o'zgartirildi", undefined, findUndo({ kind: 'initiative', id: String(initiative.id) }));
        onDone();
        return 'done';
      }}
      onClose={onClose}
      size={1080}
    >
      <ChangedInitiative decision={decision} of="edit" />
      <NamedInitiative initiative={initiative} />
      <div className={styles.columns}>
        <div className={styles.map}>
          <MapPicker point={point} start={locationStart(initiative)} onPick={pick} />
        </div>
        <div className={styles.side}>
          <p className={styles.hint}>{t('Xaritada joyni bosing yoki belgini suring.')}</p>
          <Group grow align="flex-start" gap={12} onPaste={paste}>
            <TextInput
              label={t('Kenglik')}
              withAsterisk
              inputMode="decimal"
              placeholder="41.311081"
              {...field('latitude')}
            />
            <TextInput
              label={t('Uzunlik')}
              withAsterisk
              inputMode="decimal"
              placeholder="69.240562"
              {...field('longitude')}
            />
          </Group>
          {warning && (
            <Alert color="yellow" icon={<IconAlertTriangle />} role="status">
              {t(warning)}
            </Alert>
          )}
          <Textarea
            label={t('Manzil')}
            autosize
            minRows={3}
            maxRows={6}
            {...(state === 'of-pick'
              ? {
                  ...field('address'),
                  description: isBlank(form.values.address) && t("Bo'sh qolsa, avvalgi manzil matni o'zgarmaydi."),
                }
              : {
                  value: tr(decision.basis.address_title),
                  readOnly: true,
                  classNames: { input: styles.present },
                  description: t(
                    state === 'none'
                      ? "Joy xaritada tanlanmaguncha manzil matni o'zgarmaydi."
                      : "Koordinatalar qo'lda o'zgartirildi: xaritada tanlangan joyning manzili yuborilmaydi.",
                  ),
                })}
          />
          <AddressNote
            lookup={lookup}
            written={form.values.address}
            onLook={point && (() => pick(point))}
            onTake={take}
          />
        </div>
      </div>
    </FormDialog>
  );
}
