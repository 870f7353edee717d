import {
  IconFileUpload,
  IconListDetails,
  IconLockOpen,
  IconMapPin,
  IconMapPinShare,
  IconPencil,
} from '@tabler/icons-react';
import { locationOf } from '@/entities/initiative-location.ts';
import { KeysHeld } from '@/kit/keys/keys-held.tsx';
import { lazyComponent } from '@/kit/lazy-component.tsx';
import {
  editsAsModerator,
  mayEdit,
  mayEditRegistry,
  mayImportRegistry,
  mayLocate,
  mayToggleEditing,
} from '../model/access.ts';
import type { Action } from '../model/action.ts';
import { IS_EDITABLE } from '../model/initiative-facts.tsx';
import { permitLocation, toggleEditing } from './api.ts';

const EditDialog = lazyComponent(async () => (await import('../editing/edit-dialog.tsx')).EditDialog, KeysHeld);
const LocationDialog = lazyComponent(
  async () => (await import('../location/location-dialog.tsx')).LocationDialog,
  KeysHeld,
);
const RegistryDialog = lazyComponent(
  async () => (await import('../registry/registry-dialog.tsx')).RegistryDialog,
  KeysHeld,
);
const RegistryImportDialog = lazyComponent(
  async () => (await import('../registry/import-dialog.tsx')).RegistryImportDialog,
  KeysHeld,
);

/** Actions that change an initiative without deciding about it (spec 000 §2, §6). */
export const CONTENT_ACTIONS: readonly Action[] = [
  {
    id: 'edit',
    kind: 'page',
    label: 'Tahrirlash',
    icon: IconPencil,
    tone: 'plain',
    permission: mayEdit,
    key: 'KeyE',
    // The address marks the moderator's variant.
    path: ({ id }, role) => `/app/initiative/edit/${id}${editsAsModerator(role) ? '?isModerator=true' : ''}`,
    Dialog: EditDialog,
  },
  {
    id: 'author-editing',
    kind: 'call',
    label: ({ initiative }) => (initiative.is_editable ? 'Tahrirlash huquqini olish' : 'Tahrirlash huquqini berish'),
    icon: IconLockOpen,
    tone: 'plain',
    permission: mayToggleEditing,
    call: toggleEditing,
    restsOn: [IS_EDITABLE],
    // The specification has a text for granting only; the text for revoking is ours (Z-136).
    success: ({ is_editable }) => [is_editable ? "Tahrirlash huquqi olib qo'yildi" : 'Tahrirlash huquqi berildi'],
  },
  {
    id: 'location',
    kind: 'dialog',
    label: ({ initiative }) => (locationOf(initiative) ? "Joylashuvni o'zgartirish" : 'Joylashuvni belgilash'),
    icon: IconMapPin,
    tone: 'plain',
    permission: mayLocate,
    key: 'KeyL',
    Dialog: LocationDialog,
  },
  {
    id: 'location-permission',
    kind: 'call',
    label: 'Manzilni muallifga ochish',
    icon: IconMapPinShare,
    tone: 'plain',
    permission: mayLocate,
    ask: {
      title: 'Muallifga manzilni qayta belgilashga ruxsat berilsinmi?',
      message: "Hozirgi joylashuv o'chiriladi.",
    },
    call: permitLocation,
    success: () => ["Manzil o'zgartirishga ruxsat berildi"],
  },
  {
    id: 'registry',
    kind: 'dialog',
    label: 'Jihozlar reyestri',
    icon: IconListDetails,
    tone: 'plain',
    permission: mayEditRegistry,
    Dialog: RegistryDialog,
  },
  {
    id: 'registry-import',
    kind: 'dialog',
    label: 'Reyestrni fayldan yuklash',
    icon: IconFileUpload,
    tone: 'plain',
    permission: mayImportRegistry,
    Dialog: RegistryImportDialog,
  },
];
