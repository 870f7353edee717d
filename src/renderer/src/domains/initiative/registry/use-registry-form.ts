import { useCallback, useMemo, useState } from 'react';
import { z } from 'zod';
import type { Product } from '@/entities/products.ts';
import { useDraftedForm } from '@/kit/drafts/use-drafted-form.ts';
import { readFirst } from '@/kit/forms/not-sent.ts';
import type { Outcome } from '@/kit/forms/use-submit.ts';
import { draftOf } from '../model/draft.ts';
import type { Initiative } from '../model/initiative.ts';
import { readRegistry, saveRegistry } from './api.ts';
import { entriesOf, entrySchema, lineSchema, type RegistryLine } from './line.ts';
import { mergeLines, type RegistryChange, registryChanges, sameRegistry } from './merge.ts';
import { type Granted, groupsOf, hasProduct, lineOf, problemsOf, totalsOf } from './rules.ts';

/**
 * Edited lines and their base (the registry before the edit) in one field: a draft stores both, so that changes on the
 * platform since then are detected and not overwritten.
 */
const stateSchema = z.object({ base: z.array(entrySchema), lines: z.array(lineSchema) });
const registryValuesSchema = z.object({ registry: stateSchema });
/** Values of the registry editor. */
export type RegistryValues = z.output<typeof registryValuesSchema>;

const valuesOf = (lines: RegistryLine[]): RegistryValues => ({ registry: { base: entriesOf(lines), lines } });

/** State of the registry editor; `loaded`: the platform's lines when the editor opened. */
export function useRegistryForm(initiative: Initiative, loaded: RegistryLine[]) {
  const form = useDraftedForm<RegistryValues>({
    initialValues: valuesOf(loaded),
    draft: { ...draftOf('registry', initiative), schema: registryValuesSchema },
  });
  const { setValues, setInitialValues } = form;
  const { lines } = form.values.registry;
  const [changes, setChanges] = useState<readonly RegistryChange[]>([]);
  const [removed, setRemoved] = useState<{ line: RegistryLine; index: number } | null>(null);

  const edit = useCallback(
    (edited: (lines: RegistryLine[]) => RegistryLine[]) =>
      setValues(({ registry = { base: [], lines: [] } }) => ({
        registry: { ...registry, lines: edited(registry.lines) },
      })),
    [setValues],
  );
  const change = useCallback(
    (id: number, field: Granted, value: number | null) =>
      edit((present) => present.map((line) => (line.id === id ? { ...line, [field]: value } : line))),
    [edit],
  );
  const remove = useCallback(
    (id: number) =>
      edit((present) => {
        const index = present.findIndex((line) => line.id === id);
        const line = present[index];
        if (line) setRemoved({ line, index });
        return present.filter((other) => other !== line);
      }),
    [edit],
  );
  const restore = () => {
    if (!removed) return;
    setRemoved(null);
    edit((present) => present.toSpliced(removed.index, 0, removed.line));
  };
  /** Adds a product; returns false if the registry already contains it (E-028). */
  const add = (product: Product): boolean => {
    if (hasProduct(lines, product.id)) return false;
    edit((present) => [...present, lineOf(product)]);
    return true;
  };

  /**
   * Saves the lines. If somebody else has changed the registry, nothing is sent: the changes are merged into the table
   * and the editor stays open. Lines saved by an attempt whose answer was lost are not sent again. Throws `AppError`.
   */
  const save = async ({ registry: { base, lines: mine } }: RegistryValues): Promise<Outcome> => {
    const now = await readFirst(() => readRegistry(initiative.id));
    const entries = entriesOf(mine);
    if (!sameRegistry(base, entriesOf(now))) {
      if (sameRegistry(entries, entriesOf(now))) return 'done';
      setChanges(registryChanges(base, now, mine));
      setInitialValues(valuesOf(now));
      setValues({ registry: { base: entriesOf(now), lines: mergeLines(base, mine, now) } });
      return 'stay';
    }
    await saveRegistry(initiative, entries);
    return 'done';
  };

  return {
    form,
    lines,
    groups: useMemo(() => groupsOf(lines), [lines]),
    totals: useMemo(() => totalsOf(lines), [lines]),
    problems: useMemo(() => problemsOf(lines), [lines]),
    /** Changes by somebody else since the editor opened. */
    changes,
    change,
    remove,
    /** The line removed last, if it can be restored. */
    removed: removed && !hasProduct(lines, removed.line.id) ? removed.line : null,
    restore,
    add,
    save,
  };
}
