import { Button, TextInput } from '@mantine/core';
import { Component, type ReactNode, useRef, useState } from 'react';
import { Dialog } from '@/kit/dialog.tsx';
import { useFormKeys } from '@/kit/forms/use-form-keys.ts';
import { KeysHeld } from '@/kit/keys/keys-held.tsx';
import { lazyComponent } from '@/kit/lazy-component.tsx';
import { Case } from '../case.tsx';

const chunk = Promise.withResolvers<typeof Greeting>();
const asked = { times: 0 };
const Greeting = ({ name }: { name: string }) => <p>Salom, {name}</p>;
const Late = lazyComponent(
  () => {
    asked.times += 1;
    return chunk.promise;
  },
  () => <p>Yuklanmoqda…</p>,
);

const Broken = lazyComponent<object>(() => Promise.reject(new Error('chunk gone')));

const dialogChunk = Promise.withResolvers<typeof Asking>();
function Asking({ onSend, onClose }: { onSend: (text: string) => void; onClose: () => void }) {
  const body = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const [place, setPlace] = useState('');
  const send = () => onSend(place ? `${text}, ${place}` : text);
  useFormKeys(body, { send });
  return (
    <Dialog opened onClose={onClose} title="Izoh" closeButtonProps={{ 'aria-label': 'Yopish' }}>
      <div ref={body}>
        <TextInput data-autofocus label="Izoh" value={text} onChange={(event) => setText(event.currentTarget.value)} />
        <TextInput label="Manzil" value={place} onChange={(event) => setPlace(event.currentTarget.value)} />
        <Button onClick={send}>Yuborish</Button>
      </div>
    </Dialog>
  );
}
const LateDialog = lazyComponent(() => dialogChunk.promise, KeysHeld);

class Boundary extends Component<{ children: ReactNode }, { message: string }> {
  override state = { message: '' };
  static getDerivedStateFromError = (error: Error) => ({ message: error.message });
  override render() {
    return this.state.message ? <p role="alert">{this.state.message}</p> : this.props.children;
  }
}

/** A dialog whose chunk is loaded on a press; keys typed meanwhile go to the dialog. */
function LateKeys() {
  const [asked, setAsked] = useState(false);
  const [sent, setSent] = useState<readonly string[]>([]);
  return (
    <Case of="keys/keys-held" value={sent}>
      <Button onClick={() => setAsked(true)}>open</Button>
      <Button onClick={() => dialogChunk.resolve(Asking)}>let the dialog come</Button>
      {asked && (
        <LateDialog onSend={(text) => setSent((before) => [...before, text])} onClose={() => setAsked(false)} />
      )}
    </Case>
  );
}

/** A component whose chunk is loaded on a press, and one whose chunk is missing. */
export function Lazily() {
  const [names, setNames] = useState<readonly string[]>([]);
  const [broken, setBroken] = useState(false);
  return (
    <>
      <LateKeys />
      <Case of="lazy-component" value={{ asked: names.length && asked.times }}>
        <Button onClick={() => setNames((before) => [...before, String(before.length + 1)])}>show</Button>
        <Button onClick={() => chunk.resolve(Greeting)}>let it come</Button>
        <Button onClick={() => setBroken(true)}>break</Button>
        {names.map((name) => (
          <Late key={name} name={name} />
        ))}
        <Boundary>{broken && <Broken />}</Boundary>
      </Case>
    </>
  );
}
