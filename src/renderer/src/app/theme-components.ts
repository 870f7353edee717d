// Types only: an import of the components would pull them into the first screen's chunk.
import type {
  ActionIcon,
  Anchor,
  Badge,
  Breadcrumbs,
  Button,
  Card,
  Checkbox,
  Input,
  InputWrapper,
  Kbd,
  Menu,
  Modal,
  Notification,
  Pagination,
  Paper,
  Popover,
  SegmentedControl,
  Select,
  SimpleGrid,
  Switch,
  Table,
  Tabs,
  Textarea,
  TextInput,
  Tooltip,
} from '@mantine/core';
import type { Text } from '@/i18n/text.ts';

type Extension<C extends { extend: (input: never) => unknown }> = Parameters<C['extend']>[0];

const height = { xs: 26, sm: 32, md: 36, lg: 40 } as Record<string, number>;
const px = (size: unknown, fallback = 'sm') => `${height[String(size ?? fallback)] ?? height[fallback]}px`;

/** Sizes and default props of Mantine's components; `t` translates the texts built into them. */
export const componentDefaults = (t: (text: Text) => string) => ({
  Button: {
    defaultProps: { size: 'sm' },
    vars: (_t, p) => ({
      root: {
        '--button-height': px(p.size),
        '--button-fz': p.size === 'xs' ? '12px' : '13.5px',
        '--button-padding-x': p.size === 'xs' ? '10px' : '12px',
      },
    }),
    styles: { root: { fontWeight: 520 }, section: { marginInlineEnd: 6 } },
  } satisfies Extension<typeof Button>,
  ActionIcon: {
    defaultProps: { variant: 'subtle', color: 'gray', size: 'md' },
    vars: (_t, p) => ({ root: { '--ai-size': px(p.size) } }),
  } satisfies Extension<typeof ActionIcon>,
  Input: {
    vars: (_t, p) => ({
      wrapper: { '--input-height': px(p.size), '--input-fz': '13px', '--input-placeholder-color': 'var(--tb-text-3)' },
    }),
    // An invalid value keeps its text colour: border, icon and message show the error.
    styles: { input: { color: 'var(--tb-text)' } },
  } satisfies Extension<typeof Input>,
  InputWrapper: {
    defaultProps: { inputWrapperOrder: ['label', 'input', 'error', 'description'] },
    styles: {
      label: { fontSize: 13.5, fontWeight: 500, lineHeight: '18px', marginBottom: 5, color: 'var(--tb-text)' },
      description: { fontSize: 12, lineHeight: '16px', marginTop: 5, color: 'var(--tb-text-3)' },
      error: { fontSize: 12, lineHeight: '16px', marginTop: 5, color: 'var(--tb-danger)', fontWeight: 500 },
    },
  } satisfies Extension<typeof InputWrapper>,
  TextInput: { defaultProps: { size: 'sm' } } satisfies Extension<typeof TextInput>,
  Textarea: { defaultProps: { size: 'sm', autosize: true, minRows: 3 } } satisfies Extension<typeof Textarea>,
  Select: { defaultProps: { size: 'sm', allowDeselect: false, checkIconPosition: 'right' } } satisfies Extension<
    typeof Select
  >,
  Checkbox: { defaultProps: { size: 'sm', radius: 'xs' } } satisfies Extension<typeof Checkbox>,
  Switch: { defaultProps: { size: 'sm', withThumbIndicator: false } } satisfies Extension<typeof Switch>,
  SegmentedControl: { defaultProps: { size: 'sm', radius: 'md', withItemsBorders: false } } satisfies Extension<
    typeof SegmentedControl
  >,
  Badge: {
    defaultProps: { variant: 'light', radius: 'sm', tt: 'none' },
    styles: { root: { fontWeight: 550, letterSpacing: 0 } },
  } satisfies Extension<typeof Badge>,
  Kbd: { defaultProps: { size: 'xs' } } satisfies Extension<typeof Kbd>,
  Tooltip: {
    defaultProps: {
      openDelay: 350,
      withArrow: false,
      radius: 'sm',
      offset: 6,
      multiline: true,
      maw: 360,
      fz: 12,
      px: 10,
      py: 6,
    },
  } satisfies Extension<typeof Tooltip>,
  // No transition: Mantine mounts an animated dropdown a frame late, too late to take the focus at once.
  Popover: { defaultProps: { transitionProps: { duration: 0 } } } satisfies Extension<typeof Popover>,
  Menu: {
    defaultProps: {
      shadow: 'md',
      radius: 'md',
      offset: 4,
      withInitialFocusPlaceholder: false,
      transitionProps: { duration: 0 },
    },
  } satisfies Extension<typeof Menu>,
  Notification: {
    defaultProps: { radius: 'md', closeButtonProps: { 'aria-label': t('Yopish') } },
  } satisfies Extension<typeof Notification>,
  Modal: {
    defaultProps: {
      centered: true,
      padding: 20,
      radius: 'lg',
      shadow: 'xl',
      transitionProps: { duration: 0 },
      overlayProps: { backgroundOpacity: 0.42, color: '#0a1418' },
      closeButtonProps: { 'aria-label': t('Yopish') },
    },
  } satisfies Extension<typeof Modal>,
  Paper: { defaultProps: { radius: 'lg' } } satisfies Extension<typeof Paper>,
  // The gap between the fields of a form, across and down.
  SimpleGrid: { defaultProps: { spacing: 16 } } satisfies Extension<typeof SimpleGrid>,
  Card: { defaultProps: { radius: 'lg', padding: 'lg' } } satisfies Extension<typeof Card>,
  Table: {
    defaultProps: {
      layout: 'fixed',
      horizontalSpacing: 8,
      verticalSpacing: 6,
      fz: 13,
      withRowBorders: true,
      borderColor: 'var(--tb-line)',
    },
  } satisfies Extension<typeof Table>,
  Tabs: { defaultProps: { keepMounted: true } } satisfies Extension<typeof Tabs>,
  Pagination: { defaultProps: { size: 'sm', radius: 'md', withEdges: false } } satisfies Extension<typeof Pagination>,
  Breadcrumbs: { defaultProps: { separatorMargin: 6 } } satisfies Extension<typeof Breadcrumbs>,
  Anchor: { defaultProps: { underline: 'hover', c: 'var(--tb-accent-text)' } } satisfies Extension<typeof Anchor>,
});
