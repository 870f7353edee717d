import { Button } from '@mantine/core';
import { Component, type ReactNode, useState } from 'react';
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

class Boundary extends Component<{ children: ReactNode }, { message: string }> {
  override state = { message: '' };
  static getDerivedStateFromError = (error: Error) => ({ message: error.message });
  override render() {
    return this.state.message ? <p role="alert">{this.state.message}</p> : this.props.children;
  }
}

/** A component whose chunk comes when one presses, and one whose chunk is gone. */
export function Lazily() {
  const [names, setNames] = useState<readonly string[]>([]);
  const [broken, setBroken] = useState(false);
  return (
    <Case of="lazy-component" value={{ asked: names.length && asked.times }}>
      <Button onClick={() => setNames((before) => [...before, String(before.length + 1)])}>show</Button>
      <Button onClick={() => chunk.resolve(Greeting)}>let it come</Button>
      <Button onClick={() => setBroken(true)}>break</Button>
      {names.map((name) => (
        <Late key={name} name={name} />
      ))}
      <Boundary>{broken && <Broken />}</Boundary>
    </Case>
  );
}
