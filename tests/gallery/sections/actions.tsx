import { Button } from '@mantine/core';
import { IconArrowBackUp, IconCheck, IconLink, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { actionsOffered, type DialogEnds, type OwnedDialog, type RecordAction } from '@/kit/actions/action.ts';
import { ActionBar } from '@/kit/actions/action-bar.tsx';
import { ActionButton } from '@/kit/actions/action-button.tsx';
import { useActionDialog } from '@/kit/actions/use-action-dialog.tsx';
import { useInFlight } from '@/kit/actions/use-in-flight.ts';
import { SendDialog } from '@/kit/forms/send-dialog.tsx';
import { NamedRecord } from '@/kit/named-record.tsx';
import { Case } from '../case.tsx';
import styles from '../gallery.module.css';

type Wish = { id: number; title: string };
type Subject = { wish: Wish };
type Action = RecordAction<Subject> & Partial<OwnedDialog<Subject, string>>;

const FIRST: Wish = { id: 300417, title: 'Issiqxona' };
const SECOND: Wish = { id: 300388, title: 'Kompyuterlar' };
const LATER = 400;

function Accepted({ wish, onClose, onDone }: Subject & DialogEnds<string>) {
  return (
    <SendDialog
      title="Maktab tashabbusini qabul qilish"
      submit={{ label: 'Qabul qilish' }}
      onSubmit={async () => {
        onDone('accepted');
        return 'done';
      }}
      failure="Rad etilmadi"
      unsure="Rad etilmadi"
      onClose={onClose}
    >
      <NamedRecord title={wish.title} number={String(wish.id)} about="14-maktab" />
    </SendDialog>
  );
}

const ACTIONS: readonly Action[] = [
  {
    id: 'accept',
    label: 'Qabul qilish',
    icon: IconCheck,
    tone: 'for',
    permission: () => true,
    key: 'KeyA',
    Dialog: Accepted,
  },
  {
    id: 'reject',
    label: 'Rad etish',
    icon: IconX,
    tone: 'against',
    permission: () => 'disabled',
    why: () => "Mavsum ko'rib chiqish bosqichida emas",
  },
  { id: 'return', label: 'Jarayonga qaytarish', icon: IconArrowBackUp, tone: 'back', permission: () => 'yes' },
  { id: 'attach', label: 'Biriktirish', icon: IconLink, tone: 'plain', permission: () => false },
];

function Bar() {
  const [wish, setWish] = useState(FIRST);
  const [done, setDone] = useState('');
  const { running, alone, shown } = useInFlight();
  const { open, dialog } = useActionDialog<Subject, string>({
    owner: 'gallery-actions',
    recordOf: ({ wish: { id } }) => id,
    onDone: (id, subject, outcome) => setDone(`${id} ${subject.wish.id} ${outcome}`),
  });
  const start = ({ Dialog, ...action }: Action, subject: Subject) => {
    if (Dialog) open({ ...action, Dialog }, subject);
    else
      void alone(subject.wish.id, async () => {
        await shown(action.id, subject.wish.id, () => new Promise((end) => setTimeout(end, LATER)));
        setDone((before) => `${before} ${action.id} ${subject.wish.id}`.trim());
      });
  };
  return (
    <Case of="actions/action-bar" note="with actions/use-action-dialog and actions/use-in-flight" value={done} wide>
      <ActionBar
        subject={{ wish }}
        groups={[actionsOffered(ACTIONS, { wish })]}
        styles={{}}
        running={running.get(wish.id)}
        start={start}
        button={({ key }) => (key === undefined ? {} : { title: 'A' })}
      />
      <Button size="xs" variant="default" onClick={() => setTimeout(() => setWish(SECOND), LATER)}>
        {wish === FIRST ? 'the row leaves the list' : 'the row has left'}
      </Button>
      {dialog}
    </Case>
  );
}

function One() {
  const [pressed, setPressed] = useState(0);
  const [, reject] = actionsOffered(ACTIONS, { wish: FIRST });
  return (
    <Case of="actions/action-button" value={pressed}>
      {reject && (
        <ActionButton offered={reject} onClick={() => setPressed((count) => count + 1)}>
          decline
        </ActionButton>
      )}
    </Case>
  );
}

/** The actions on a record, and their dialog. */
export function Actions() {
  return (
    <>
      <h2 className={styles.section}>Actions</h2>
      <div className={styles.cases}>
        <Bar />
        <One />
      </div>
    </>
  );
}
