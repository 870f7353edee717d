import { Button } from '@mantine/core';
import { useState } from 'react';
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

/** A component whose chunk comes when one presses. */
export function Lazily() {
  const [names, setNames] = useState<readonly string[]>([]);
  return (
    <Case of="lazy-component" value={{ asked: names.length && asked.times }}>
      <Button onClick={() => setNames((before) => [...before, String(before.length + 1)])}>show</Button>
      <Button onClick={() => chunk.resolve(Greeting)}>let it come</Button>
      {names.map((name) => (
        <Late key={name} name={name} />
      ))}
    </Case>
  );
}
