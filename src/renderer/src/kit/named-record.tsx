import { Text } from '@mantine/core';

export type NamedRecordProps = {
  /** In the platform's words, in the chosen script. */
  title: string;
  /** Number by which people know the record; null: none. */
  number: string | null;
};

/** Title and number of the record that a dialog is about, formatted as in the list. */
export function NamedRecord({ title, number }: NamedRecordProps) {
  return (
    <div>
      <Text fw={600}>{title}</Text>
      {number !== null && (
        <Text size="sm" c="var(--tb-text-2)" className="num">
          {number}
        </Text>
      )}
    </div>
  );
}
