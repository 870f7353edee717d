import { CloseButton, Combobox, InputBase, Loader, Popover } from '@mantine/core';
import { useId } from '@mantine/hooks';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Text } from '@/i18n/text.ts';
import { useT } from '@/i18n/use-t.ts';
import type { FormField } from '../../big-select/big-select-props.ts';
import { LoadFailure } from '../../big-select/load-failure.tsx';
import { UNLISTED } from '../../big-select/option.ts';
import { TakeFocus } from '../../keys/take-focus.tsx';
import { inWords, othersIn } from '../../merging/in-words.ts';
import type { Tree, TreeNode } from '../define-tree.ts';
import { nodeName } from '../node-name.ts';
import styles from './cascader.module.css';
import { CascaderPanel } from './cascader-panel.tsx';

export type CascaderProps = FormField<number> & {
  label: Text;
  /** The tree; the children of a node are loaded when a person opens it. */
  tree: Pick<Tree, 'children' | 'trail'>;
  /** Default: false. */
  required?: boolean;
  /** Label of an empty choice, which also makes the field clearable. Default: not clearable. */
  none?: Text;
};

/**
 * A select of a tree node, of any level: the field shows the path to the node, its dropdown the levels side by side.
 * For a form value `number | null`.
 */
export function Cascader(props: CascaderProps) {
  const { label, tree, value = null, onChange, error, required = false, none, ...field } = props;
  const translation = useT();
  const { t } = translation;
  const listId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState(false);
  const query = useTrail(tree, value);
  const trail = value === null ? [] : (query.data ?? []);
  const waiting = value !== null && query.isPending;
  const pathOf = (nodes: readonly TreeNode[]) => nodes.map((node) => nodeName(node, translation)).join(' / ');
  const text = pathOf(trail) || (value ?? '');
  const others = useTrail(tree, othersIn(error)?.value);
  const clearable = none !== undefined && value !== null;
  const close = () => {
    setOpened(false);
    button.current?.focus();
  };
  const clear = () => {
    onChange(null);
    close();
  };

  return (
    <div>
      <Popover
        opened={opened}
        onChange={setOpened}
        onDismiss={() => button.current?.focus()}
        position="bottom-start"
        offset={4}
        shadow="md"
        trapFocus
        withRoles={false}
      >
        <Popover.Target>
          <InputBase
            ref={button}
            component="button"
            type="button"
            pointer
            label={t(label)}
            withAsterisk={required}
            error={inWords<number | null>(error, (id) =>
              id === null
                ? none === undefined
                  ? ''
                  : t(none)
                : others.isPending
                  ? null
                  : pathOf(others.data ?? []) || t(UNLISTED, { id }),
            )}
            classNames={{ input: styles.input }}
            rightSection={
              waiting ? (
                <Loader size={16} role="img" aria-label={t("Ma'lumotlar yuklanmoqda")} />
              ) : clearable ? (
                <CloseButton size="sm" variant="transparent" aria-label={t('Tozalash')} onClick={clear} />
              ) : (
                <Combobox.Chevron size="sm" />
              )
            }
            rightSectionPointerEvents={clearable ? 'all' : 'none'}
            role="combobox"
            aria-haspopup="dialog"
            aria-expanded={opened}
            aria-controls={opened ? listId : undefined}
            aria-required={required || undefined}
            data-path={field['data-path']}
            title={trail.length > 0 ? String(text) : undefined}
            onFocus={field.onFocus}
            onBlur={field.onBlur}
            onClick={() => !waiting && setOpened(!opened)}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowDown' || waiting) return;
              event.preventDefault();
              setOpened(true);
            }}
          >
            <span className={styles.value} data-empty={value === null || undefined}>
              {waiting ? '' : value === null ? t(none ?? 'Tanlang') : text}
            </span>
          </InputBase>
        </Popover.Target>
        <Popover.Dropdown id={listId} className={styles.dropdown} role="dialog" aria-label={t(label)}>
          <CascaderPanel
            label={t(label)}
            tree={tree}
            trail={trail}
            onChoose={({ id }) => {
              onChange(id);
              close();
            }}
          />
          <TakeFocus />
        </Popover.Dropdown>
      </Popover>
      {query.isError && <LoadFailure query={query} />}
    </div>
  );
}

/** The nodes from the root down to this one; nothing for anything but an id. */
const useTrail = (tree: Pick<Tree, 'trail'>, id: unknown) =>
  useQuery(typeof id === 'number' ? tree.trail(id) : { queryKey: ['nothing chosen'], queryFn: skipToken });
