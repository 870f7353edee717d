import { Text } from '@mantine/core';

export type NamedRecordProps = {
  /** In the platform's words, in the chosen script. */
  title: string;
  /** Number by which people know the record; null: none. */
  number: string | null;
  /** Further distinction from other records, such as the author. Default: nothing. */
  about?: string;
  /** Most lines of the title; the rest is cut. Default: all of it. */
  lines?: number;
};

/** Title and number of the record that a dialog is about, formatted as in the list. */
export function NamedRecord({ title, number, about, lines }: NamedRecordProps) {
  return (
    <div>
      <Text fw={600} {...(lines && { lineClamp: lines })}>
        {title}
      </Text>
      {(number || about) && (
        <Text size="sm" c="var(--tb-text-2)">
          {number && <span className="num">{number}</span>}
          {number && about && ' · '}
          {about}
        </Text>
      )}
    </div>
  );
}
